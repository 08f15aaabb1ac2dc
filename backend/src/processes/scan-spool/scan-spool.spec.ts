import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openScanSpool } from '../../adapters/disk/scan-spool/scan-spool.ts';
import { lockFile } from '../../adapters/sqlite/file-lock.ts';
import { ScanJournal, scanStream } from '../../log/scan-journal.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Append, AppendOutcome, EventStore } from '../../ports/event-store.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';
import { newEvent } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { drainSpool } from './drain-spool.ts';
import { startSpool } from './start-spool.ts';

const logger = pino({ level: 'silent' });
const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const SLOT = 3;
const STREAM = scanStream(SLOT);
const { signal } = new AbortController();
const Z = newEvent({ codes: 'Z' });
const away = () => Promise.reject(new EngineUnavailable('the log'));

describe('scans while the log is away', () => {
  let fixture: Fixture;
  const opened: ScanSpool[] = [];

  beforeEach(async () => {
    fixture = await openFixture();
  });
  afterEach(async () => {
    for (const spool of opened.splice(0)) await spool.close();
    await fixture.close();
  });

  async function openSpool(): Promise<ScanSpool> {
    const spool = openScanSpool(join(fixture.folder, 'scan-spool'), { lockFile, logger });
    opened.push(spool);
    await spool.adopt();
    return spool;
  }

  const storeThat = (append: (append: Append) => Promise<AppendOutcome>): EventStore => ({
    ...fixture.events,
    append,
  });
  const journalOn = (store: EventStore, spool: ScanSpool, spoolsWhenAway = true) =>
    new ScanJournal({ ...fixture, store, logger }, SLOT, { timeoutMs: 1000, spool, spoolsWhenAway });
  const take = (journal: ScanJournal, code: string) =>
    new Promise<boolean>((done) => journal.record({ code, at: 1, client, referrer: undefined }, done));

  /** Records one scan after the other. Returns whether each is durable. */
  async function takeAll(journal: ScanJournal, codes: readonly string[]): Promise<readonly boolean[]> {
    const durable: boolean[] = [];
    for (const code of codes) durable.push(await take(journal, code));
    return durable;
  }

  async function recorded(stream = STREAM): Promise<readonly string[]> {
    const events = await Array.fromAsync(fixture.events.read(stream));
    return events.flatMap(({ data }) => JSON.stringify(data['codes']).match(/[A-Z]/g) ?? []);
  }

  it('are answered once they are kept, and in the log in their order afterwards', async () => {
    const spool = await openSpool();
    let isAway = false;
    const store = storeThat((append) => (isAway ? away() : fixture.events.append(append)));
    const journal = journalOn(store, spool);
    expect(await take(journal, 'A')).toBe(true);
    isAway = true;
    expect(await takeAll(journal, ['B', 'C', 'D'])).toEqual([true, true, true]);
    journal.suppress('X');
    await journal.settled();
    expect(await recorded()).toEqual(['A']);
    expect(spool.waiting.scans).toBe(3);
    isAway = false;
    expect(await take(journal, 'E')).toBe(true);
    await drainSpool({ spool, store }, STREAM, signal);
    expect(await take(journal, 'F')).toBe(true);
    expect(spool.holds).toBe(false);
    expect(await recorded()).toEqual(['A', 'B', 'C', 'D', 'X', 'E', 'F']);
  });

  it('are recorded once where the log stored them before it failed', async () => {
    const spool = await openSpool();
    const failing = storeThat(async (append) => {
      await fixture.events.append(append);
      return away();
    });
    expect(await takeAll(journalOn(failing, spool), ['A', 'B'])).toEqual([true, true]);
    await drainSpool({ spool, store: fixture.events }, STREAM, signal);
    expect(await recorded()).toEqual(['A', 'B']);
  });

  it('are recorded once where the log stalls, and stores them late', async () => {
    const spool = await openSpool();
    const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
    let late: Promise<AppendOutcome> | undefined;
    const stalling = storeThat((append) => {
      late ??= resumed.then(() => fixture.events.append(append));
      return late;
    });
    const journal = journalOn(stalling, spool);
    expect(await takeAll(journal, ['A', 'B'])).toEqual([true, true]);
    await drainSpool({ spool, store: fixture.events }, STREAM, signal);
    expect(await recorded()).toEqual(['A', 'B']);
    resume();
    await late;
    expect(await recorded()).toEqual(['A', 'B']);
  });

  it('are refused where the file is not durable either', async () => {
    const full: ScanSpool = {
      holds: false,
      waiting: { scans: 0, since: null },
      ending: undefined,
      keep: away,
      proveWrite: away,
      adopt: async () => {},
      next: async () => undefined,
      appended: () => {},
      moved: async () => {},
      close: async () => {},
    };
    expect(await take(journalOn(storeThat(away), full), 'A')).toBe(false);
    const stalls = () => new Promise<never>(() => {});
    expect(await take(journalOn(storeThat(away), { ...full, keep: stalls }), 'A')).toBe(false);
    expect(await take(journalOn(storeThat(away), { ...full, holds: true }), 'A')).toBe(false);
  });

  it('go behind what waits, and are refused later, where a spool is only emptied', async () => {
    const before = await openSpool();
    expect(await take(journalOn(storeThat(away), before), 'A')).toBe(true);
    await before.close();
    const spool = await openSpool();
    const journal = journalOn(fixture.events, spool, false);
    expect(await take(journal, 'B')).toBe(true);
    await drainSpool({ spool, store: fixture.events }, STREAM, signal);
    expect(await recorded()).toEqual(['A', 'B']);
    expect(await take(journalOn(storeThat(away), spool, false), 'C')).toBe(false);
  });

  it('of a process that ended go into the journal of another, which runs', async () => {
    const left = await openSpool();
    const running = await openSpool();
    expect(await takeAll(journalOn(storeThat(away), left), ['A', 'B'])).toEqual([true, true]);
    await fixture.events.append({ stream: 'scans-0', expected: 'none', events: [Z] });
    await left.close();
    const process = startSpool({ spool: running, store: fixture.events }, 'scans-0', logger);
    await expect.poll(() => recorded('scans-0')).toEqual(['Z', 'B']);
    await process.stop();
    expect(await recorded()).toEqual(['A']);
  });

  /** How often a drain of the scans below calls the spool or the log. */
  const STEPS = 15;

  it.each(Array.from({ length: STEPS }, (_, step) => step))(
    'are recorded once where the process ends at step %i',
    async (step) => {
      const first = await openSpool();
      const journal = journalOn(storeThat(away), first);
      await takeAll(journal, ['A', 'B', 'C']);
      // Another event came first, so that each append meets a conflict.
      await fixture.events.append({ stream: STREAM, expected: 'none', events: [Z] });
      let left = step;
      const dies = async <T>(work: () => T): Promise<Awaited<T>> => {
        left -= 1;
        if (left === 0) throw new Error('killed before');
        const result = await work();
        left -= 1;
        if (left === 0) throw new Error('killed after');
        return result;
      };
      const spool = {
        next: (target: Parameters<ScanSpool['next']>[0]) => dies(() => first.next(target)),
        moved: (target: Parameters<ScanSpool['moved']>[0]) => dies(() => first.moved(target)),
        appended: () => first.appended(),
      };
      const store = storeThat((append) => dies(() => fixture.events.append(append)));
      await drainSpool({ spool, store }, STREAM, signal).catch(() => undefined);
      await first.close();
      await drainSpool({ spool: await openSpool(), store: fixture.events }, STREAM, signal);
      expect(await recorded()).toEqual(['Z', 'A', 'B', 'C']);
    },
  );
});
