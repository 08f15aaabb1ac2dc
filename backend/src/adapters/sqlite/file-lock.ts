import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './errors.ts';

/**
 * Takes a lock that ends with this process, also where it is killed. Returns the release; undefined while another process
 * holds the lock. `file` is created when missing.
 */
export function lockFile(file: string): (() => void) | undefined {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return () => db.close();
  } catch (error) {
    db.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
