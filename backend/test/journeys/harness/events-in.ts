import { DatabaseSync } from 'node:sqlite';

/** Events that a process records in its own time, after the call that led to them was answered. */
export const LATER = 'FilePrepared';

/** Returns the number of events in the file of a log that calls record. */
export function eventsIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const counted = database.prepare('SELECT count(*) AS events FROM events WHERE type <> ?').get(LATER);
    return Number(counted?.['events']);
  } finally {
    database.close();
  }
}
