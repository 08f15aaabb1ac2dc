import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { integer, text } from './rows.ts';

/** Finds a place in the log by its time in some twenty looks, where times never decrease along the log. */
export class PlaceOfTime {
  readonly #next: StatementSync;

  constructor(db: DatabaseSync) {
    this.#next = db.prepare('SELECT position, at FROM events WHERE position >= ? ORDER BY position LIMIT 1');
  }

  /** Returns the first position from 1 to `end` whose event is later than a time, ISO 8601; `end` without one. */
  firstAfter(time: string, end: number): number {
    let [low, high] = [1, end];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const row = this.#next.get(middle);
      // A log has places without events.
      if (row === undefined || text(row['at']) > time) high = middle;
      else low = integer(row['position']) + 1;
    }
    return Math.min(low, end);
  }
}
