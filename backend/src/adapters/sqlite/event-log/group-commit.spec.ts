import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { Expected } from '../../../ports/event-store.ts';
import { newEvent } from '../../../testing/event-log.ts';
import { GroupCommit } from './group-commit.ts';
import { ensureSchema } from './schema.ts';
import { Writer } from './writer.ts';

let folder: string;
let file: string;
let now: number;
const opened: DatabaseSync[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qlaim-commits-'));
  file = join(folder, 'events.db');
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const db of opened.splice(0)) if (db.isOpen) db.close();
  await rm(folder, { recursive: true });
});

function open(options: { readOnly?: boolean } = {}): DatabaseSync {
  const db = new DatabaseSync(file, options);
  opened.push(db);
  return db;
}

function created(): DatabaseSync {
  const db = open();
  db.exec('PRAGMA journal_mode = WAL');
  ensureSchema(db);
  return db;
}

const commitsOn = (db: DatabaseSync, again: () => DatabaseSync = () => open()) =>
  new GroupCommit(new Writer(db, again), () => {});

const appendTo = (commits: GroupCommit, stream: string, text = '') =>
  commits.append({ stream, expected: 'none', events: [newEvent({ text })] });

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof EngineUnavailable ? error.reason : error),
  );

describe('a file that may only be read', () => {
  it('refuses in words, and is opened anew once it may be written', async () => {
    created();
    let mayWrite = false;
    const again = vi.fn(() => open({ readOnly: !mayWrite }));
    const commits = commitsOn(open({ readOnly: true }), again);
    expect(await reasonOf(commits.proveWrite())).toMatch(/^the file can be read but not written/);
    for (let n = 0; n < 100; n += 1)
      expect(await reasonOf(appendTo(commits, 'one'))).toMatch(/^the file can/);
    expect(again).toHaveBeenCalledTimes(1);
    mayWrite = true;
    now = 1_000;
    await reasonOf(appendTo(commits, 'one'));
    expect(await appendTo(commits, 'one')).toEqual({ ok: true, revision: 0 });
    expect(await reasonOf(commits.proveWrite())).toBe('done');
    expect(again).toHaveBeenCalledTimes(2);
  });

  it('stays open for reading while it cannot be opened anew', async () => {
    created();
    const commits = commitsOn(open({ readOnly: true }), () => {
      throw new Error('another file');
    });
    for (now = 0; now < 3_000; now += 1_000)
      expect(await reasonOf(appendTo(commits, 'one'))).toMatch(/^the file can be read/);
  });
});

describe('a full disk', () => {
  it('refuses in words, until something is written again', async () => {
    const db = created();
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const commits = commitsOn(db);
    expect(await reasonOf(commits.proveWrite())).toBe('done');
    expect(await reasonOf(appendTo(commits, 'large', 'x'.repeat(50_000)))).toMatch(/^the disk is full/);
    // A small write still finds room. It proves nothing to whoever needs more.
    expect(await reasonOf(commits.proveWrite())).toMatch(/^the disk is full/);
    now = 4_999;
    expect(await reasonOf(commits.proveWrite())).toMatch(/^the disk is full/);
    db.exec('PRAGMA max_page_count = 100000');
    expect(await reasonOf(appendTo(commits, 'large', 'x'.repeat(50_000)))).toBe('done');
    expect(await reasonOf(commits.proveWrite())).toBe('done');
  });

  it('leaves no revision behind that a later append could expect', async () => {
    const db = created();
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count']);
    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const commits = commitsOn(db);
    const append = (expected: Expected, text = '') =>
      commits.append({ stream: 'one', expected, events: [newEvent({ text })] });
    const failed = [append('none'), append(0, 'x'.repeat(50_000))];
    for (const append of failed) expect(await reasonOf(append)).toMatch(/^the disk is full/);
    db.exec('PRAGMA max_page_count = 100000');
    expect(await append(0)).toEqual({ ok: false, actual: 'none' });
    expect(await Promise.all([append('none'), append(0)])).toEqual([
      { ok: true, revision: 0 },
      { ok: true, revision: 1 },
    ]);
  });

  it('is asked again five seconds after the last failure, where nobody appends', async () => {
    const db = created();
    db.exec('PRAGMA max_page_count = 1');
    const commits = commitsOn(db);
    expect(await reasonOf(appendTo(commits, 'large', 'x'.repeat(50_000)))).toMatch(/^the disk is full/);
    now = 5_000;
    expect(await reasonOf(commits.proveWrite())).toBe('done');
  });
});

it('writes for a proof once in ten seconds, and not at all beside appends', async () => {
  const db = created();
  const other = open();
  const version = () => other.prepare('PRAGMA data_version').get()?.['data_version'];
  const commits = commitsOn(db);
  const first = version();
  await commits.proveWrite();
  const proved = version();
  expect(proved).not.toBe(first);
  now = 9_999;
  await commits.proveWrite();
  expect(version()).toBe(proved);
  await appendTo(commits, 'one');
  const appended = version();
  now = 19_000;
  await commits.proveWrite();
  expect(version()).toBe(appended);
  now = 20_000;
  await commits.proveWrite();
  expect(version()).not.toBe(appended);
});
