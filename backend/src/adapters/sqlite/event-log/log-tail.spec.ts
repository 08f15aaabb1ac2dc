import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LogTail } from './log-tail.ts';
import { ensureSchema } from './schema.ts';

const INSERT = `INSERT INTO events (stream, revision, id, type, version, at, actor, data)
  VALUES (?, ?, ?, 'Named', 1, '2026-11-28T00:00:00.000Z', '{}', ?)`;

let db: DatabaseSync;
let tail: LogTail;
let head: number;

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  ensureSchema(db);
  tail = new LogTail(db);
  head = 0;
});
afterEach(() => db.close());

/** Appends an event to each stream. */
function append(...streams: readonly string[]) {
  for (const stream of streams) write(stream, {});
}

function write(stream: string, data: object) {
  head = Number(db.prepare(INSERT).run(stream, head, `${head}`, JSON.stringify(data)).lastInsertRowid);
}

const streamsAfter = (position: number, prefixes?: readonly string[], size = 100) =>
  tail.after(position, head, prefixes, size)?.map(({ stream }) => stream);

it('gives each follower what is behind its position, of its streams', () => {
  append('code-1');
  expect(streamsAfter(1)).toEqual([]);
  append('code-2', 'account-1', 'code-3');
  expect(streamsAfter(1)).toEqual(['code-2', 'account-1', 'code-3']);
  expect(streamsAfter(2, ['code-', 'notice-'])).toEqual(['code-3']);
  expect(streamsAfter(1, ['code-'], 1)).toEqual(['code-2']);
  expect(streamsAfter(4)).toEqual([]);
});

it('gives two followers the same event', () => {
  streamsAfter(0);
  append('code-1');
  const [one, other] = [tail.after(0, head, undefined, 1), tail.after(0, head, ['code-'], 9)];
  expect(one?.[0]).toBeDefined();
  expect(one?.[0]).toBe(other?.[0]);
});

it('knows what it has read itself, and nothing further back', () => {
  append('code-1', 'code-2');
  expect(streamsAfter(2)).toEqual([]);
  expect(streamsAfter(1)).toBeUndefined();
  append('code-3');
  expect(streamsAfter(2)).toEqual(['code-3']);
  tail.forget();
  expect(streamsAfter(2)).toBeUndefined();
  expect(streamsAfter(3)).toEqual([]);
});

it('begins anew at the end where too much is new', () => {
  streamsAfter(0);
  append(...Array.from({ length: 300 }, () => 'code-1'));
  expect(streamsAfter(0)).toBeUndefined();
  expect(streamsAfter(300)).toEqual([]);
});

it('keeps the last events, and those of limited size', () => {
  for (let count = 0; count < 300; count += 1) {
    append('code-1');
    streamsAfter(head);
  }
  expect(streamsAfter(300 - 256, undefined, 1000)).toHaveLength(256);
  expect(streamsAfter(300 - 257)).toBeUndefined();
  write('code-2', { text: 'x'.repeat(300_000) });
  expect(streamsAfter(300)).toBeUndefined();
  expect(streamsAfter(301)).toEqual([]);
});
