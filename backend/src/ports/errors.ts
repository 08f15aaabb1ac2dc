/** An engine did not answer, or not in time. What was asked of it may or may not have happened. */
export class EngineUnavailable extends Error {
  readonly engine: string;

  constructor(engine: string, cause?: unknown) {
    super(`${engine} is not available`, { cause });
    this.name = 'EngineUnavailable';
    this.engine = engine;
  }
}

/** An engine answered, and will not serve us as we are set up. Waiting does not help; the message says in one line what is wrong. */
export class EngineMisconfigured extends Error {
  readonly engine: string;

  constructor(engine: string, reason: string, cause?: unknown) {
    super(`${engine}: ${reason}`, { cause });
    this.name = 'EngineMisconfigured';
    this.engine = engine;
  }
}
