import { EngineFailure, EngineUnavailable, LogDamaged } from '../../ports/errors.ts';

/** https://sqlite.org/rescode.html; extended codes carry the primary one in their low byte. */
const BUSY = 5;
/** The file holds pages, or a first page, that SQLite did not write. */
const DAMAGED: readonly number[] = [/* CORRUPT */ 11, /* NOTADB */ 26];
const UNAVAILABLE: readonly number[] = [
  BUSY,
  /* LOCKED */ 6,
  /* NOMEM */ 7,
  /* READONLY */ 8,
  /* IOERR */ 10,
  /* FULL */ 13,
  /* CANTOPEN */ 14,
  /* PROTOCOL */ 15,
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

/** An error of the event log in the port's terms. Mistakes of our own pass through: a repeat would not help. */
export function toLogError(error: unknown): unknown {
  if (error instanceof EngineFailure) return error;
  const code = primaryCode(error);
  if (code !== undefined && DAMAGED.includes(code))
    return new LogDamaged('SQLite', error instanceof Error ? error.message : 'unreadable', error);
  return isClosed(error) ? new EngineUnavailable('SQLite', error) : toPortError('SQLite', error);
}

/** True for a call on a database that this process has closed. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE';

/** The event log is closed; its callers repeat the call. */
export const closed = (): EngineUnavailable =>
  new EngineUnavailable('SQLite', new Error('the event store is closed'));

/** Runs calls to SQLite, with errors in the port's terms. */
export function withPortErrors<T>(engine: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toPortError(engine, error);
  }
}
