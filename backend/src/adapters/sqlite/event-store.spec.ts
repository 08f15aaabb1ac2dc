import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { NewEvent } from '../../ports/event-store.ts';
import { eventFeedContract } from '../../testing/contracts/event-feed.contract.ts';
import { eventStoreContract } from '../../testing/contracts/event-store.contract.ts';
import {
  follow,
  isCaughtUp,
  type LogBacking,
  newEvent,
  newEvents,
  readIds,
} from '../../testing/event-log.ts';
import { openSqliteEventStore } from './event-store.ts';
import { glanceAtLog } from './glance-at-log.ts';

async function backing(): Promise<LogBacking> {
  const folder = await mkdtemp(join(tmpdir(), 'qlaim-events-'));
  return {
    open: async () => {
      const { store, feed } = openSqliteEventStore(join(folder, 'deeper', 'events.db'));
      return { store, feed, close: () => store.close() };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

eventStoreContract(backing);
eventFeedContract(backing);

describe('an event log in SQLite', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-events-'));
    file = join(folder, 'events.db');
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('reads a short stream without a wait, but not the types that nobody asks for', async () => {
    const { store } = openSqliteEventStore(file);
    const events = newEvents(3).map((event, place) => ({ ...event, type: `Type${place}` }));
    await store.append({ stream: 'one', expected: 'none', events });
    const folded = events.map(({ type, version, at, data }, revision) => ({
      ...{ stream: 'one', revision, type, version, at, data },
    }));
    expect(store.readNow?.('one', new Set())).toEqual(folded);
    expect(store.readNow?.('one', new Set(['Type1']))).toEqual([folded[0], folded[2]]);
    expect(store.readNow?.('none', new Set())).toEqual([]);
    await store.append({ stream: 'one', expected: 2, events: newEvents(40) });
    expect(store.readNow?.('one', new Set())).toBeUndefined();
    await store.close();
  });

  it('knows the kinds of its events, also of those that an earlier version has written', async () => {
    const first = openSqliteEventStore(file).store;
    await first.append({ stream: 'code-1', expected: 'none', events: newEvents(2) });
    await first.close();
    const kinds = glanceAtLog(file, 'code-1')?.kinds;
    expect(kinds).toEqual([{ type: newEvent().type, version: newEvent().version }]);

    const db = new DatabaseSync(file);
    db.exec('DROP TRIGGER note_kind; DROP TABLE kinds');
    db.close();
    expect(glanceAtLog(file, 'code-1')?.kinds).toEqual([]);
    await openSqliteEventStore(file).store.close();
    expect(glanceAtLog(file, 'code-1')?.kinds).toEqual(kinds);
  });

  it('writes at the end of the turn, with the events that have arrived by then', async () => {
    const { store } = openSqliteEventStore(file);
    const arrived: NewEvent[] = [];
    const appended = store.append({ stream: 'journal', expected: 'none', events: () => arrived });
    arrived.push(...newEvents(3));
    expect(await appended).toEqual({ ok: true, revision: 2 });
    await store.close();
  });

  it('checks the appends of a turn one after the other, each alone', async () => {
    const { store } = openSqliteEventStore(file);
    const mistake = new Error('not today');
    const events = newEvents(2);
    const results = await Promise.allSettled([
      store.append({ stream: 's', expected: 'none', events: events.slice(0, 1) }),
      store.append({ stream: 's', expected: 'none', events: newEvents(1) }),
      store.append({
        stream: 's',
        expected: 0,
        events: () => {
          throw mistake;
        },
      }),
      store.append({ stream: 's', expected: 0, events: events.slice(1) }),
    ]);
    expect(results).toEqual([
      { status: 'fulfilled', value: { ok: true, revision: 0 } },
      { status: 'fulfilled', value: { ok: false, actual: 0 } },
      { status: 'rejected', reason: mistake },
      { status: 'fulfilled', value: { ok: true, revision: 1 } },
    ]);
    expect(await readIds(store, 's')).toEqual(events.map(({ id }) => id));
    await store.close();
  });

  it('writes pending appends when it closes', async () => {
    const { store } = openSqliteEventStore(file);
    const appended = store.append({ stream: 's', expected: 'none', events: newEvents(1) });
    await store.close();
    expect(await appended).toEqual({ ok: true, revision: 0 });
  });

  it('reads only events of the wanted types of what is in the log, and passes the others', async () => {
    const { store, feed } = openSqliteEventStore(file);
    const events = newEvents(9).map((event, place) => ({ ...event, type: `Type${place % 3}` }));
    await store.append({ stream: 'one', expected: 'none', events });
    await store.append({ stream: 'other', expected: 'none', events: newEvents(1) });
    const subscription = {
      after: 'start',
      streams: ['one'],
      types: ['Type1', 'Type2'],
      batchSize: 4,
    } as const;
    const { events: found, batches } = await follow(feed, subscription, isCaughtUp);
    expect(found.map(({ revision }) => revision)).toEqual([1, 2, 4, 5, 7, 8]);
    expect(batches.at(-1)?.position).toBe('10');
    await store.close();
  });

  it('reports the end of a log without matching events to a follower', async () => {
    const { store, feed } = openSqliteEventStore(file);
    await store.append({ stream: 's', expected: 'none', events: newEvents(23_000) });
    const { batches } = await follow(feed, { after: 'start', streams: ['other'] }, isCaughtUp);
    expect(batches.at(-1)).toEqual({ events: [], position: '23000', caughtUp: true });
    expect(batches.length).toBeLessThan(5);
    await store.close();
  });

  it('rejects while another process locks the file for too long, and continues afterwards', async () => {
    const { store } = openSqliteEventStore(file);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const append = { stream: 's', expected: 'none', events: [newEvent()] } as const;
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 5);
    await expect(store.append(append)).rejects.toThrow(EngineUnavailable);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(50);
    other.close();
    expect(await store.append(append)).toEqual({ ok: true, revision: 0 });
    await store.close();
  });

  it('lets its write-ahead log be written again with the file', async () => {
    const { store } = openSqliteEventStore(file);
    await store.append({ stream: 's', expected: 'none', events: newEvents(1) });
    await chmod(`${file}-wal`, 0o444);
    const again = openSqliteEventStore(file);
    expect((await stat(`${file}-wal`)).mode & 0o777).toBe((await stat(file)).mode & 0o777);
    await again.store.close();
    await store.close();
  });

  it('keeps the write-ahead log short under steady writing, and copies it when it closes', async () => {
    const { store } = openSqliteEventStore(file);
    const megabytes = async (name: string) => (await stat(name)).size / 1e6;
    for (let n = 0; n < 3_000; n += 1) {
      const events = [newEvent({ text: 'x'.repeat(10_000) })];
      await store.append({ stream: 's', expected: n === 0 ? 'none' : n - 1, events });
    }
    expect(await megabytes(`${file}-wal`)).toBeLessThan(25);
    await store.close();
    expect(await megabytes(file)).toBeGreaterThan(30);
    expect(await readdir(folder)).toEqual(['events.db']);
  });

  it('refuses files that are not an event log, or have another schema', async () => {
    await openSqliteEventStore(file).store.close();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 9');
    db.close();
    expect(() => openSqliteEventStore(file)).toThrow(/events\.db: .* schema 9, .* schema 1/);

    const foreign = join(folder, 'foreign.db');
    const other = new DatabaseSync(foreign);
    other.exec('CREATE TABLE t (x)');
    other.close();
    expect(() => openSqliteEventStore(foreign)).toThrow('foreign.db: the database is not an event log');

    const damaged = join(folder, 'damaged.db');
    await writeFile(damaged, 'this was never a database. '.repeat(500));
    expect(() => openSqliteEventStore(damaged)).toThrow(/damaged\.db: file is not a database/);
  });
});
