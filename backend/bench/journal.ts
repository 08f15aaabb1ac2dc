import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Counts the scans, and the events that hold them, in all journals of a log. */
export function countJournal(dataDir: string): { readonly scans: number; readonly events: number } {
  const db = new DatabaseSync(join(dataDir, 'events.db'), { readOnly: true });
  try {
    const row = db
      .prepare(
        `SELECT count(*) AS events, coalesce(sum(iif(version = 1, json_array_length(data, '$.scans'), json_extract(data, '$.scans'))), 0) AS scans
         FROM events WHERE type = 'ScansRecorded'`,
      )
      .get();
    return { scans: Number(row?.['scans']), events: Number(row?.['events']) };
  } finally {
    db.close();
  }
}
