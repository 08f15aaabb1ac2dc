import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newEvents } from '../../../testing/event-log.ts';
import { openSqliteEventStore } from '../event-store.ts';
import { ensureSchema } from './schema.ts';

const KINDS = 'SELECT type, version FROM kinds ORDER BY type, version';
const APPEND = `INSERT INTO events (stream, revision, id, type, version, at, actor, data)
  VALUES ('late', 0, 'late', 'Late', 2, '', '{}', '{}')`;

let folder = '';
let opened: DatabaseSync[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qlaim-schema-'));
  opened = [];
});
afterEach(() => {
  for (const db of opened) db.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = () => {
  const db = new DatabaseSync(join(folder, 'events.db'), { timeout: 0 });
  opened.push(db);
  return db;
};

/** A log of three events as an earlier version left it. */
async function logWithoutKinds(): Promise<string> {
  const file = join(folder, 'events.db');
  const { store } = openSqliteEventStore(file);
  const events = newEvents(3);
  await store.append({ stream: 'a', expected: 'none', events });
  await store.close();
  open().exec('DROP TRIGGER note_kind; DROP TABLE kinds');
  return events[0]?.type ?? '';
}

it('lists the kinds of an older log while others append, and theirs too', async () => {
  const type = await logWithoutKinds();
  const db = open();
  const other = open();
  const prepare = db.prepare.bind(db);
  let appends = 0;
  vi.spyOn(db, 'prepare').mockImplementation((sql) => {
    const statement = prepare(sql);
    if (sql.includes('DISTINCT') && appends === 0) {
      const all = statement.all.bind(statement);
      vi.spyOn(statement, 'all').mockImplementation((...values) => {
        const rows = all(...values);
        other.exec(APPEND);
        appends += 1;
        return rows;
      });
    }
    return statement;
  });
  ensureSchema(db);
  expect(appends).toBe(1);
  expect(other.prepare(KINDS).all()).toEqual([
    { type: 'Late', version: 2 },
    { type, version: 1 },
  ]);
});

it('lists kinds once, and keeps them by itself', async () => {
  const type = await logWithoutKinds();
  const db = open();
  ensureSchema(db);
  ensureSchema(open());
  db.exec(APPEND);
  expect(db.prepare(KINDS).all()).toEqual([
    { type: 'Late', version: 2 },
    { type, version: 1 },
  ]);
});
