/** An engine did not answer, or not in time. What was asked of it may or may not have happened. */
export class EngineUnavailable extends Error {
  readonly engine: string;

  constructor(engine: string, cause?: unknown) {
    super(`${engine} is not available`, { cause });
    this.name = 'EngineUnavailable';
    this.engine = engine;
  }
}

/**
 * What is worth doing once the thing itself is durable, and done later by others otherwise: undefined where an engine is
 * away. Other errors pass through.
 */
export async function unlessAway<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof EngineUnavailable) return undefined;
    throw error;
  }
}

/** An engine refuses what it was configured with: an address, a user, a password. Asking again does not help. */
export class EngineMisconfigured extends Error {
  readonly engine: string;

  /** `problem` is told to whoever runs the product, in one line; it must hold no secret. */
  constructor(engine: string, problem: string, cause?: unknown) {
    super(`${engine}: ${problem}`, { cause });
    this.name = 'EngineMisconfigured';
    this.engine = engine;
  }
}
