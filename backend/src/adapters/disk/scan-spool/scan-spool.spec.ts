import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { ScanSpool } from '../../../ports/scan-spool.ts';
import { newEvent } from '../../../testing/event-log.ts';
import { lockFile } from '../../sqlite/file-lock.ts';
import { openScanSpool } from './scan-spool.ts';

const TARGET = { stream: 'scans-0', expected: 'none' } as const;

describe('a spool of scans', () => {
  let root: string;
  let folder: string;
  let lines: string[];
  const opened: ScanSpool[] = [];

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'qlaim-spool-'));
    folder = join(root, 'scan-spool');
    lines = [];
  });
  afterEach(async () => {
    for (const spool of opened.splice(0)) await spool.close();
    await rm(root, { recursive: true, force: true });
  });

  function open(maxBytes?: number): ScanSpool {
    const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) });
    const spool = openScanSpool(folder, {
      lockFile,
      logger,
      ...(maxBytes === undefined ? {} : { maxBytes }),
    });
    opened.push(spool);
    return spool;
  }

  async function keep(spool: ScanSpool, count: number): Promise<readonly string[]> {
    const events = Array.from({ length: count }, () => newEvent());
    for (const event of events) await spool.keep({ event, scans: 2 });
    return events.map(({ id }) => id);
  }

  /** Ends a process, and returns what the next one finds. */
  async function reopened(spool: ScanSpool): Promise<ScanSpool> {
    await spool.close();
    const next = open();
    await next.adopt();
    return next;
  }

  const nextIds = async (spool: ScanSpool) => (await spool.next(TARGET))?.events.map(({ id }) => id);

  async function drained(spool: ScanSpool): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let next = await nextIds(spool); next; next = await nextIds(spool)) {
      ids.push(...next);
      spool.appended();
    }
    return ids;
  }

  const theFile = async () => {
    const name = (await readdir(folder)).find((file) => file.endsWith('.spool'));
    return join(folder, name ?? 'missing');
  };

  it('has no files before something is kept, and none after all is appended', async () => {
    const spool = open();
    await spool.adopt();
    expect(spool.holds).toBe(false);
    const ids = await keep(spool, 3);
    expect(spool).toMatchObject({ holds: true, waiting: { scans: 6 } });
    expect(spool.waiting.since).not.toBe(null);
    expect(await drained(spool)).toEqual(ids);
    expect(spool).toMatchObject({ holds: false, waiting: { scans: 0, since: null } });
    expect(await readdir(folder)).toEqual([]);
  });

  it('gives what waits to the next process, with its number of scans', async () => {
    const spool = open();
    const ids = await keep(spool, 250);
    const next = await reopened(spool);
    expect(next.waiting.scans).toBe(500);
    expect(await drained(next)).toEqual(ids);
  });

  it('leaves the files of a process that runs', async () => {
    const [one, other] = [open(), open()];
    const ids = await keep(one, 1);
    await other.adopt();
    expect(other.holds).toBe(false);
    expect(await drained(one)).toEqual(ids);
  });

  it('repeats an append that was begun as it was, also in the next process', async () => {
    const spool = open();
    await keep(spool, 3);
    const begun = await spool.next(TARGET);
    await keep(spool, 1);
    expect(await spool.next({ stream: 'scans-0', expected: 7 })).toEqual(begun);
    const next = await reopened(spool);
    expect(await next.next({ stream: 'scans-4', expected: 9 })).toEqual(begun);
    await next.moved({ stream: 'scans-4', expected: 9 });
    const last = await reopened(next);
    expect(await last.next(TARGET)).toEqual({ ...begun, stream: 'scans-4', expected: 9 });
  });

  it('appends an event that was tried alone, and where it was tried', async () => {
    const spool = open();
    const sent = { stream: 'scans-2', expected: 41 };
    const [first, tried, last] = [newEvent(), newEvent(), newEvent()];
    await spool.keep({ event: first, scans: 1 });
    await spool.keep({ event: tried, scans: 1, sent });
    await spool.keep({ event: last, scans: 1 });
    const targets = [];
    for (let next = await spool.next(TARGET); next; next = await spool.next(TARGET)) {
      targets.push([next.stream, next.expected, next.events.map(({ id }) => id)]);
      spool.appended();
    }
    expect(targets).toEqual([
      ['scans-0', 'none', [first.id]],
      ['scans-2', 41, [tried.id]],
      ['scans-0', 'none', [last.id]],
    ]);
  });

  it('ignores a line that a crash cut off', async () => {
    const spool = open();
    const ids = await keep(spool, 2);
    await appendFile(await theFile(), '0123abcd {"event":{"id"');
    expect(await drained(await reopened(spool))).toEqual(ids);
    expect(lines).toEqual([]);
  });

  it.each(['in an event', 'between two events'])(
    'tells of a byte that changed %s, and appends the rest',
    async (where) => {
      const spool = open();
      const ids = await keep(spool, 4);
      const file = await theFile();
      const bytes = await readFile(file);
      const second = bytes.indexOf(0x0a) + 1;
      const at = where === 'in an event' ? second + 60 : bytes.indexOf(0x0a, second);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(file, bytes);
      expect(await drained(await reopened(spool))).toEqual([ids[0], ids[2], ids[3]]);
      expect(lines).toEqual(['scans that waited are damaged, and lost']);
    },
  );

  it('leaves a file alone whose note is damaged, and says so once', async () => {
    const spool = open();
    await keep(spool, 1);
    await spool.next(TARGET);
    await writeFile((await theFile()).replace('.spool', '.drained'), '{"offset":');
    const next = await reopened(spool);
    await next.adopt();
    expect(next.holds).toBe(false);
    expect(lines).toEqual(['scans that wait cannot be read']);
    expect(await readFile(await theFile(), 'utf8')).not.toBe('');
  });

  it('removes what a crash left behind the removal of the events', async () => {
    const spool = open();
    await keep(spool, 1);
    await spool.next(TARGET);
    await rm(await theFile());
    const next = await reopened(spool);
    expect(next.holds).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses scans beyond its bound, and where the folder cannot be written', async () => {
    const spool = open(100);
    await keep(spool, 1);
    await expect(keep(spool, 1)).rejects.toThrow(EngineUnavailable);
    await expect(spool.proveWrite()).rejects.toThrow(EngineUnavailable);
    await drained(spool);
    await spool.proveWrite();
    folder = join(folder, 'write-check', 'below');
    const next = open();
    await expect(next.proveWrite()).rejects.toThrow(EngineUnavailable);
    await expect(keep(next, 1)).rejects.toThrow(EngineUnavailable);
    expect(next.holds).toBe(false);
  });

  it('comes to an end while scans are kept all the time', async () => {
    const spool = open();
    let kept = 0;
    const scanner = async () => {
      while (spool.holds) {
        if (spool.ending) await spool.ending;
        else kept += (await keep(spool, 1)).length;
      }
    };
    await keep(spool, 300);
    const [ids] = await Promise.all([drained(spool), scanner()]);
    expect(ids).toHaveLength(300 + kept);
    expect(spool.holds).toBe(false);
  });
});
