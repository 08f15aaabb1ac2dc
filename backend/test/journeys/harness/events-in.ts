import { DatabaseSync } from 'node:sqlite';

/** How many events a log's file holds. */
export function eventsIn(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(database.prepare('SELECT count(*) AS events FROM events').get()?.['events']);
  } finally {
    database.close();
  }
}
