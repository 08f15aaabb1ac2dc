import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Scratch } from '../../ports/backup/scratch.ts';
import { parseJson } from '../../ports/json/json.ts';
import { text } from './columns.ts';

/** Nothing of it is ever needed after a crash. */
const SCHEMA = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  CREATE TABLE entries (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  BEGIN`;

const LAST_CHARACTER = '\u{10ffff}';

/** Opens a scratch in `folder`, which exists; without it in a file that SQLite makes for temporary data. */
export function openSqliteScratch(folder?: string): Scratch {
  const file = folder === undefined ? '' : join(folder, `scratch-${randomUUID()}.db`);
  const db = new DatabaseSync(file);
  db.exec(SCHEMA);
  const put = db.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?)');
  const get = db.prepare('SELECT value FROM entries WHERE key = ?');
  return {
    put: (key, value) => void put.run(key, JSON.stringify(value)),
    get(key) {
      const row = get.get(key);
      return row && parseJson(text(row, 'value'));
    },
    *entries(prefix) {
      // One statement for each reader: several may be under way.
      const range = db.prepare('SELECT key, value FROM entries WHERE key >= ? AND key < ? ORDER BY key');
      for (const row of range.iterate(prefix, `${prefix}${LAST_CHARACTER}`))
        yield [text(row, 'key'), parseJson(text(row, 'value'))];
    },
    close() {
      db.close();
      if (file !== '') rmSync(file, { force: true });
    },
  };
}
