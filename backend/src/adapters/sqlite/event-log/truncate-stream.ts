import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../transaction.ts';
import { integer } from './rows.ts';

/** Deletes the events of a stream before a revision. Their bytes are overwritten, too. Throws `RangeError` for a revision behind the last. */
export function truncateStream(db: DatabaseSync, stream: string, before: number): void {
  db.exec('PRAGMA secure_delete = ON');
  try {
    transaction(db, 'IMMEDIATE', () => {
      const last = db.prepare('SELECT max(revision) AS revision FROM events WHERE stream = ?').get(stream);
      const revision = last?.['revision'] ?? null;
      if (revision === null || before > integer(revision))
        throw new RangeError(`${stream} has no event of revision ${before}`);
      db.prepare('DELETE FROM events WHERE stream = ? AND revision < ?').run(stream, before);
    });
  } finally {
    db.exec('PRAGMA secure_delete = OFF');
  }
}
