/** An engine did not respond in time. The call may or may not have taken effect. */
export class EngineUnavailable extends Error {
  readonly engine: string;

  constructor(engine: string, cause?: unknown) {
    super(`${engine} is not available`, { cause });
    this.name = 'EngineUnavailable';
    this.engine = engine;
  }
}

/**
 * Resolves to undefined when the engine is away; other errors pass through. For work that follows a durable change, and that
 * others do later otherwise.
 */
export async function unlessAway<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof EngineUnavailable) return undefined;
    throw error;
  }
}

/** An engine refuses its configuration: an address, a user, a password. Repeating the call does not help. */
export class EngineMisconfigured extends Error {
  readonly engine: string;

  /** `problem` is one line for the operator, without secrets. */
  constructor(engine: string, problem: string, cause?: unknown) {
    super(`${engine}: ${problem}`, { cause });
    this.name = 'EngineMisconfigured';
    this.engine = engine;
  }
}

/** A stored read model is of another version than this program's. Repeating the call does not help. */
export class VersionConflict extends Error {
  /** True when the stored one is newer: a newer version of the product runs. */
  readonly isNewer: boolean;

  constructor(readModel: string, stored: number, own: number) {
    super(`read model ${readModel} is stored in version ${stored}, and this program's is version ${own}`);
    this.name = 'VersionConflict';
    this.isNewer = stored > own;
  }
}
