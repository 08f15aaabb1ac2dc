/** An engine fails a call. `reason` is one line for the operator, without secrets and without the name of a stream. */
export abstract class EngineFailure extends Error {
  readonly engine: string;
  readonly reason: string;

  constructor(engine: string, message: string, reason: string, cause?: unknown) {
    super(message, { cause });
    this.engine = engine;
    this.reason = reason;
  }
}

/** An engine did not respond in time. The call may or may not have taken effect. */
export class EngineUnavailable extends EngineFailure {
  constructor(engine: string, cause?: unknown, reason = firstLineOf(cause)) {
    super(engine, `${engine} is not available`, reason, cause);
    this.name = 'EngineUnavailable';
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
export class EngineMisconfigured extends EngineFailure {
  /** `problem` is one line for the operator, without secrets. */
  constructor(engine: string, problem: string, cause?: unknown) {
    super(engine, `${engine}: ${problem}`, problem, cause);
    this.name = 'EngineMisconfigured';
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

/** The log holds an event that this version does not know: a newer one wrote it. Waiting does not help. */
export class UnknownEvent extends Error {
  constructor(problem: string) {
    super(`${problem}. A newer version of the product wrote it: run that version, or restore a back-up`);
    this.name = 'UnknownEvent';
  }
}

/** Work was given up, because this process could not renew its lease in time: another one may do the work now. */
export class LeaseLost extends EngineFailure {
  constructor(lease: string) {
    const reason = `the lease “${lease}” could not be renewed in time`;
    super('leases', `${reason}: run this again, and it goes on`, reason);
    this.name = 'LeaseLost';
  }
}

/** The log holds what this product did not write. Nothing skips it, and waiting does not help. */
export class LogDamaged extends EngineFailure {
  readonly problem: string;

  /** `problem` names the stream and the revision, as far as they are known. */
  constructor(engine: string, problem: string, cause?: unknown) {
    super(engine, `the event log is damaged: ${problem}`, `the event log is damaged: ${problem}`, cause);
    this.name = 'LogDamaged';
    this.problem = problem;
  }
}

/** Returns the first line of an error's message, without the user and password of an address. */
function firstLineOf(cause: unknown): string {
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause ?? '')).trim().split('\n', 1);
  return line.replace(/\/\/[^/@\s]*@/g, '//') || 'it does not answer';
}
