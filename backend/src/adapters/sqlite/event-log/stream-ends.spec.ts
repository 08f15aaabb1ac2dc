import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Expected } from '../../../ports/event-store.ts';
import { newEvents, readAll } from '../../../testing/event-log.ts';
import { openSqliteEventStore } from '../event-store.ts';
import { StreamEnds } from './stream-ends.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qlaim-ends-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('knows where a stream ends until another connection commits', () => {
  let version = 1;
  const ends = new StreamEnds(() => version);
  expect(ends.isBefore('a', 0)).toBe(false);
  ends.note('a', 4);
  ends.note('b', -1);
  expect([ends.isBefore('a', 5), ends.isBefore('a', 4), ends.isBefore('b', 0)]).toEqual([true, false, true]);
  version = 2;
  expect([ends.isBefore('a', 5), ends.isBefore('b', 0)]).toEqual([false, false]);
});

it('hides nothing that another process appends to a stream that was read to its end', async () => {
  const file = join(folder, 'events.db');
  const [one, other] = [openSqliteEventStore(file), openSqliteEventStore(file)];
  await one.store.append({ stream: 'a', expected: 'none', events: newEvents(1) });
  expect(await readAll(one.store, 'a')).toHaveLength(1);
  expect(await readAll(one.store, 'a', 1)).toEqual([]);
  await other.store.append({ stream: 'a', expected: 0, events: newEvents(2) });
  expect(await readAll(one.store, 'a', 1)).toHaveLength(2);
  await one.store.append({ stream: 'a', expected: 2, events: newEvents(1) });
  expect(await readAll(one.store, 'a', 3)).toHaveLength(1);
  await Promise.all([one.store.close(), other.store.close()]);
});

it('lets no append follow a revision that another process has followed', async () => {
  const file = join(folder, 'events.db');
  const [one, other] = [openSqliteEventStore(file), openSqliteEventStore(file)];
  const append = ({ store }: typeof one, expected: Expected) =>
    store.append({ stream: 'a', expected, events: newEvents(1) });
  expect(await append(one, 'none')).toEqual({ ok: true, revision: 0 });
  expect(await append(other, 0)).toEqual({ ok: true, revision: 1 });
  expect(await append(one, 0)).toEqual({ ok: false, actual: 1 });
  expect(await append(one, 1)).toEqual({ ok: true, revision: 2 });
  await Promise.all([one.store.close(), other.store.close()]);
});
