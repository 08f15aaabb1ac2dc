import { EngineUnavailable } from '../../ports/errors.ts';

/** https://sqlite.org/rescode.html; extended codes carry the primary one in their low byte. */
const BUSY = 5;
const UNAVAILABLE: readonly number[] = [
  BUSY,
  /* LOCKED */ 6,
  /* IOERR */ 10,
  /* FULL */ 13,
  /* CANTOPEN */ 14,
];

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}

/** True when another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}

/** `EngineUnavailable` when the file or its lock is at fault: the same call may succeed later. Otherwise the error itself. */
export function toPortError(engine: string, error: unknown): unknown {
  const code = primaryCode(error);
  return code !== undefined && UNAVAILABLE.includes(code) ? new EngineUnavailable(engine, error) : error;
}

/** The event log's error, whatever the cause: its callers repeat the call. */
export function unavailable(cause: unknown): EngineUnavailable {
  return cause instanceof EngineUnavailable ? cause : new EngineUnavailable('SQLite', cause);
}

/** Runs calls to SQLite, with errors in the port's terms. */
export function withPortErrors<T>(engine: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toPortError(engine, error);
  }
}
