import { EngineUnavailable } from '../../../ports/errors.ts';

const SQLITE_BUSY = 5;

export function unavailable(cause: unknown): EngineUnavailable {
  return cause instanceof EngineUnavailable ? cause : new EngineUnavailable('SQLite', cause);
}

/** True when another connection holds the lock; extended codes keep the primary one in their low byte. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY;
}
