import { backup, DatabaseSync } from 'node:sqlite';
import { integer } from './event-log/rows.ts';
import { BUSY_TIMEOUT_MS } from './open.ts';

/** Pages that are copied between two turns of the event loop: 8 MB. */
const PAGES = 2_000;

interface Copied {
  readonly from: string;
  readonly to: string;
}

/**
 * Copies database files while others write them. Each copy is of one moment, and these moments follow each other at once, in the
 * order of the files. Others write on meanwhile.
 */
export async function snapshotDatabases(files: readonly Copied[]): Promise<void> {
  const opened: DatabaseSync[] = [];
  try {
    for (const { from } of files) {
      const db = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
      opened.push(db);
      // A copy without a transaction begins again with each commit of another process.
      db.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    }
    for (const [n, db] of opened.entries()) await backup(db, files[n]?.to ?? '', { rate: PAGES });
  } finally {
    for (const db of opened) db.close();
  }
}

/** How many events a log holds that nobody writes, and its last position. */
export function measureLog(file: string): { readonly events: number; readonly position: string } {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const row = db.prepare('SELECT count(*) AS events, max(position) AS position FROM events').get();
    return { events: integer(row?.['events']), position: String(row?.['position'] ?? 0) };
  } finally {
    db.close();
  }
}
