import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './errors.ts';

/** `alone`: nobody else holds the lock. `together`: others hold it too, but nobody alone. */
export type LockMode = 'alone' | 'together';

/** A read transaction holds a shared lock from its first statement on, also on an empty file. */
const BEGIN: Readonly<Record<LockMode, string>> = {
  alone: 'BEGIN EXCLUSIVE',
  together: 'BEGIN; SELECT 1 FROM sqlite_schema',
};

/**
 * Takes a lock that ends with this process, also where it is killed. Returns the release; undefined while another process
 * holds the lock. `file` is created when missing.
 */
export function lockFile(file: string, mode: LockMode = 'alone'): (() => void) | undefined {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec(BEGIN[mode]);
    return () => db.close();
  } catch (error) {
    db.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
