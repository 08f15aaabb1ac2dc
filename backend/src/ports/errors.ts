/** An engine did not answer, or not in time. What was asked of it may or may not have happened. */
export class EngineUnavailable extends Error {
  readonly engine: string;

  constructor(engine: string, cause?: unknown) {
    super(`${engine} is not available`, { cause });
    this.name = 'EngineUnavailable';
    this.engine = engine;
  }
}
