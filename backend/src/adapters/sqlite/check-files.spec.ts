import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hideFromIndex } from '../../testing/damage.ts';
import { newEvents, readAll } from '../../testing/event-log.ts';
import { checkChecksums, checkIntegrity } from './check-files.ts';
import { openSqliteEventStore } from './event-store.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-checked-'));
  file = join(folder, 'events.db');
  const { store } = openSqliteEventStore(file);
  for (const stream of ['code-A', 'code-B'])
    await store.append({ stream, expected: 'none', events: newEvents(3) });
  await store.close();
});

afterEach(() => rm(folder, { recursive: true }));

function change(sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

it('pass a sound log', () => {
  expect(checkIntegrity(file)).toEqual({ examined: 1, wrong: [] });
  expect(checkChecksums(file)).toEqual({ examined: 6, wrong: [] });
});

it('find an index that says something else than its rows', () => {
  hideFromIndex(file, 'code-B');
  expect(checkIntegrity(file).wrong.join()).toMatch(/missing from index/);
  change('REINDEX');
  expect(checkIntegrity(file).wrong).toEqual([]);
});

it.each([
  `id = '00000000-0000-4000-8000-000000000000'`,
  `actor = replace(actor, 'system', 'systen')`,
  `at = '2020-01-01T00:00:00.000Z'`,
  `type = type || 'x'`,
  'version = version + 1',
  `data = '{}'`,
])('find a row that was changed: %s', (changed) => {
  change(`UPDATE events SET ${changed} WHERE stream = 'code-A' AND revision = 1`);
  expect(checkChecksums(file).wrong).toEqual(['code-A@1 at position 2 is not what was written']);
});

it('pass events that an earlier version has written without a checksum', async () => {
  change('ALTER TABLE events DROP COLUMN checksum');
  expect(checkChecksums(file)).toEqual({ examined: 0, wrong: [] });
  const { store } = openSqliteEventStore(file);
  await store.append({ stream: 'code-A', expected: 2, events: newEvents(1) });
  await store.close();
  expect(checkChecksums(file)).toEqual({ examined: 1, wrong: [] });
});

it('go on beside a trace of the work that appended an event, also in a log that had none', async () => {
  change('ALTER TABLE events DROP COLUMN trace');
  expect(checkChecksums(file)).toEqual({ examined: 6, wrong: [] });
  const { store } = openSqliteEventStore(file);
  const trace = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  await store.append({
    stream: 'code-A',
    expected: 2,
    events: newEvents(1).map((event) => ({ ...event, trace })),
  });
  expect((await readAll(store, 'code-A')).map((event) => event.trace)).toEqual([
    undefined,
    undefined,
    undefined,
    trace,
  ]);
  await store.close();
  expect(checkChecksums(file)).toEqual({ examined: 7, wrong: [] });
});

it('let a program of an earlier version append to a log with traces', async () => {
  change(`INSERT INTO events (stream, revision, id, type, version, at, actor, data)
    SELECT stream, 3, id, type, version, at, actor, data FROM events WHERE stream = 'code-A' AND revision = 2`);
  const { store } = openSqliteEventStore(file);
  expect(await readAll(store, 'code-A')).toHaveLength(4);
  await store.close();
});
