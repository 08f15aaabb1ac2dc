import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scansRecorded } from '../domain/scans/events.ts';
import { packScans } from '../domain/scans/pack.ts';
import { EngineUnavailable } from '../ports/errors.ts';
import { type Append, type AppendOutcome, type EventStore, SYSTEM } from '../ports/event-store.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { ScanJournal } from './scan-journal.ts';

const logger = pino({ level: 'silent' });
const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
const visit = (code: string) => ({ code, at: 1, client, referrer: undefined });

describe('the scan journal', () => {
  let fixture: Fixture;

  beforeEach(async () => {
    fixture = await openFixture();
  });

  afterEach(() => fixture.close());

  /** The fixture's store with another `append`. */
  const storeThat = (append: (append: Append) => Promise<AppendOutcome>): EventStore => ({
    ...fixture.events,
    append,
  });
  const journalOn = (store: EventStore, timeoutMs?: number) =>
    new ScanJournal({ ...fixture, store, logger }, 3, timeoutMs === undefined ? {} : { timeoutMs });
  const take = (journal: ScanJournal, code: string) =>
    new Promise<boolean>((resolve) => journal.record(visit(code), resolve));

  async function recorded() {
    const events = await Array.fromAsync(fixture.events.read('scans-3'));
    return events.map(({ data }) => JSON.stringify(data['codes']).match(/[A-Z]/g));
  }

  it('records the scans of one turn of the event loop in one event', async () => {
    const journal = journalOn(fixture.events);
    expect(await Promise.all(['A', 'B', 'C'].map((code) => take(journal, code)))).toEqual([true, true, true]);
    expect(await take(journal, 'D')).toBe(true);
    expect((await recorded()).map((scans) => scans?.length)).toEqual([3, 1]);
    for await (const { data } of fixture.events.read('scans-3'))
      expect(scansRecorded.data.strict().parse(data)).toEqual(data);
  });

  it('records how many scans were suppressed, once a minute and before it ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const journal = journalOn(fixture.events);
    for (const code of ['A', 'B', 'A']) journal.suppress(code);
    const suppressed = async () =>
      (await Array.fromAsync(fixture.events.read('scans-3'))).map(({ type, data }) => [type, data['codes']]);
    expect(await suppressed()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    const first = [
      'ScansSuppressed',
      [
        ['A', 2],
        ['B', 1],
      ],
    ];
    await expect.poll(suppressed).toEqual([first]);
    journal.suppress('C');
    await journal.settled();
    expect(await suppressed()).toEqual([first, ['ScansSuppressed', [['C', 1]]]]);
  });

  it('appends after existing events, and beside another writer', async () => {
    const event = {
      type: 'ScansRecorded',
      version: scansRecorded.version,
      at: '2026-11-21T10:00:00.000Z',
      actor: SYSTEM,
      data: packScans([visit('Z')]),
    };
    await fixture.events.append({
      stream: 'scans-3',
      expected: 'none',
      events: [{ ...event, id: crypto.randomUUID() }],
    });
    const [one, other] = [journalOn(fixture.events), journalOn(fixture.events)];
    for (let round = 0; round < 5; round += 1)
      expect(await Promise.all([take(one, 'A'), take(other, 'B')])).toEqual([true, true]);
    expect((await recorded()).flat()).toHaveLength(11);
  });

  it('repeats an append with an unknown outcome, and records it once', async () => {
    let failures = 2;
    const store = storeThat(async (append) => {
      const outcome = await fixture.events.append(append);
      failures -= 1;
      if (failures >= 0) throw new EngineUnavailable('the log');
      return outcome;
    });
    expect(await take(journalOn(store), 'A')).toBe(true);
    expect(await recorded()).toHaveLength(1);
  });

  it('refuses scans while the store is away, and accepts them afterwards', async () => {
    let away = true;
    const store = storeThat((append) =>
      away ? Promise.reject(new EngineUnavailable('the log')) : fixture.events.append(append),
    );
    const journal = journalOn(store);
    expect(await take(journal, 'A')).toBe(false);
    away = false;
    expect(await take(journal, 'B')).toBe(true);
    expect((await recorded()).flat()).toEqual(['B']);
  });

  it('writes one line for the scans of many ticks that are refused', async () => {
    const lines: string[] = [];
    const store = storeThat(() =>
      Promise.reject(new EngineUnavailable('SQLite', undefined, 'the disk is full')),
    );
    const journal = new ScanJournal(
      { ...fixture, store, logger: pino({ base: null }, { write: (line) => void lines.push(line) }) },
      3,
    );
    for (let tick = 0; tick < 50; tick += 1) expect(await take(journal, 'A')).toBe(false);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'scans could not be recorded',
      'scans were not kept',
    ]);
  });

  it('does not confirm a scan that arrived after the event was made', async () => {
    let attempts = 0;
    const store = storeThat(async (append) => {
      attempts += 1;
      if (typeof append.events === 'function') append.events();
      await sleep(60);
      if (attempts === 1) throw new EngineUnavailable('the log');
      return fixture.events.append(append);
    });
    const journal = journalOn(store, 20);
    expect(await take(journal, 'A')).toBe(false);
    const later = await Promise.all([take(journal, 'B'), take(journal, 'C')]);
    await journal.settled();
    const kept = (await recorded()).flat();
    const confirmed = ['B', 'C'].filter((_code, index) => later[index]);
    expect(kept).toEqual(expect.arrayContaining(['A', ...confirmed]));
  });

  it('refuses scans after the timeout while the store stalls', async () => {
    let resume = () => {};
    const stalled = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const store = storeThat(async (append) => {
      const outcome = await fixture.events.append(append);
      await stalled;
      return outcome;
    });
    const journal = journalOn(store, 20);
    expect(await take(journal, 'A')).toBe(false);
    expect(await take(journal, 'B')).toBe(false);
    resume();
    await sleep(10);
    expect(await take(journal, 'C')).toBe(true);
    await journal.settled();
  });
});
