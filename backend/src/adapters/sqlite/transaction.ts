import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in one transaction and commits; anything thrown rolls all of it back. IMMEDIATE takes the write lock at
 * once, so that what `work` reads can't be changed by another process before it writes; DEFERRED is one snapshot to read.
 */
export function transaction<T>(db: DatabaseSync, mode: 'DEFERRED' | 'IMMEDIATE', work: () => T): T {
  db.exec(`BEGIN ${mode}`);
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // Some errors (a full disk) have already ended it.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
