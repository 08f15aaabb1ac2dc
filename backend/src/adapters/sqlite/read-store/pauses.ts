import type { DatabaseSync } from 'node:sqlite';
import type { Pause } from '../../../ports/read-store.ts';
import { number } from '../columns.ts';
import type { Statements } from './statements.ts';

/** AUTOINCREMENT: no number is used twice. */
const SCHEMA = `CREATE TABLE IF NOT EXISTS pauses (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  collection TEXT NOT NULL UNIQUE
) STRICT`;

/** The collections whose writers wait for a swap. */
export interface Pauses {
  find(collection: string): Pause | null;
  begin(collection: string): Pause;
  end(collection: string, pause: Pause): void;
}

export function createPauses(db: DatabaseSync, statements: Statements): Pauses {
  db.exec(SCHEMA);
  return {
    find(collection) {
      const row = statements('SELECT number FROM pauses WHERE collection = ?').get(collection);
      return row === undefined ? null : number(row, 'number');
    },
    begin: (collection) =>
      Number(
        statements('INSERT OR REPLACE INTO pauses (collection) VALUES (?)').run(collection).lastInsertRowid,
      ),
    end(collection, pause) {
      statements('DELETE FROM pauses WHERE collection = ? AND number = ?').run(collection, pause);
    },
  };
}
