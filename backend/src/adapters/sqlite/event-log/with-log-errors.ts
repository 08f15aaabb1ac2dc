import { toLogError } from '../errors.ts';

/** Runs work on the log's file. Throws `EngineUnavailable` when SQLite fails, and `LogDamaged`. */
export function withLogErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toLogError(error);
  }
}
