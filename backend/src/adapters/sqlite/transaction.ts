import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in one transaction and commits; an error rolls it back. Ours, because `node:sqlite` has no such function.
 * IMMEDIATE takes the write lock at once, so that no other process changes what `work` reads before it writes. DEFERRED is
 * one snapshot for reading.
 */
export function transaction<T>(db: DatabaseSync, mode: 'DEFERRED' | 'IMMEDIATE', work: () => T): T {
  db.exec(`BEGIN ${mode}`);
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // Some errors, such as a full disk, have already ended the transaction.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
