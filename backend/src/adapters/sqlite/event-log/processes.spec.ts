import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow, hasEvents, newEvent, readAll } from '../../../testing/event-log.ts';
import { openSqliteEventStore } from '../event-store.ts';

const APPENDER = fileURLToPath(new URL('../../../testing/appender.ts', import.meta.url));

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-processes-'));
  file = join(folder, 'events.db');
});

afterEach(() => rm(folder, { recursive: true }));

/** Starts an appender; `lines` collects its output. */
function appender(args: readonly (string | number)[], shell?: string) {
  const command = [process.execPath, APPENDER, file, ...args.map(String)];
  const [program = '', ...rest] = shell ? ['sh', '-c', `${shell}; exec "$@"`, 'sh', ...command] : command;
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  return { child, lines, ended: Promise.all([once(child, 'exit'), once(reader, 'close')]), reader };
}

describe('processes on one file', () => {
  it('that start at once and write one stream store every event once, in one order', async () => {
    const children = Array.from({ length: 3 }, () => appender(['shared', 100]));
    const { store, feed } = openSqliteEventStore(file);
    const { events } = await follow(feed, { after: 'start' }, hasEvents(300));
    await Promise.all(children.map(({ ended }) => ended));
    const revisions = children.flatMap(({ lines }) => lines.map(Number)).toSorted((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 300 }, (_, n) => n));
    expect(events.map(({ revision }) => revision)).toEqual(revisions);
    await store.close();
  });

  it('give a new follower nothing that another one has removed', async () => {
    const [{ store, feed }, remover] = [openSqliteEventStore(file), openSqliteEventStore(file)];
    const { signal } = new AbortController();
    const atEnd = feed.subscribe({ after: 'start', signal })[Symbol.asyncIterator]();
    await atEnd.next();
    const events = [newEvent(), newEvent(), newEvent()];
    await store.append({ stream: 'scans-0', expected: 'none', events });
    expect((await atEnd.next()).value?.events).toHaveLength(3);
    await remover.store.truncate('scans-0', 2);
    const left = await follow(feed, { after: 'start' }, hasEvents(1));
    expect(left.events.map(({ revision }) => revision)).toEqual([2]);
    await atEnd.return?.(undefined);
    await Promise.all([store.close(), remover.store.close()]);
  });

  it('get their turn beside one that writes without a pause', async () => {
    const { store } = openSqliteEventStore(file);
    const { child, ended, reader } = appender(['busy', 1_000_000]);
    await once(reader, 'line');
    for (let n = 0; n < 50; n += 1) {
      const append = { stream: `mine-${n}`, expected: 'none', events: [newEvent()] } as const;
      expect(await store.append(append)).toEqual({ ok: true, revision: 0 });
    }
    child.kill('SIGKILL');
    await ended;
    await store.close();
  });
});

describe('a process that is killed', () => {
  it('loses no acknowledged event', async () => {
    const { child, lines, ended, reader } = appender(['killed', 1_000_000, 5_000]);
    while (lines.length < 300) await once(reader, 'line');
    child.kill('SIGKILL');
    await ended;
    const { store } = openSqliteEventStore(file);
    const stored = await readAll(store, 'killed');
    const acknowledged = Number(lines.at(-1));
    expect(lines.map(Number)).toEqual(Array.from({ length: acknowledged + 1 }, (_, n) => n));
    // One more may be stored whose acknowledgement was not printed.
    expect([acknowledged + 1, acknowledged + 2]).toContain(stored.length);
    await store.close();
  });
});

describe('a full disk', () => {
  it('rejects new events, and still reads the stored ones', async () => {
    // 600 blocks of 512 bytes: the largest file that this shell's children may write.
    const { lines, ended } = appender(['full', 1_000_000, 1_000], 'ulimit -f 600');
    await ended;
    const [error, readable] = lines.splice(-2);
    expect(error).toBe('EngineUnavailable');
    expect(Number(readable)).toBe(lines.length);
    const { store } = openSqliteEventStore(file);
    expect(await readAll(store, 'full')).toHaveLength(lines.length);
    const expected = lines.length - 1;
    expect(await store.append({ stream: 'full', expected, events: [newEvent()] })).toMatchObject({
      ok: true,
    });
    await store.close();
  });
});
