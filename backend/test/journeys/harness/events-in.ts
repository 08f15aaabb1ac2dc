import { DatabaseSync } from 'node:sqlite';

/** Returns the number of events in the file of a log. */
export function eventsIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(database.prepare('SELECT count(*) AS events FROM events').get()?.['events']);
  } finally {
    database.close();
  }
}
