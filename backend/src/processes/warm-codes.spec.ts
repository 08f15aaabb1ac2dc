import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScanJournal } from '../log/scan-journal.ts';
import { EngineUnavailable, LogDamaged } from '../ports/errors.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import type { Process } from './runner.ts';
import { startWarming } from './warm-codes.ts';

const logger = pino({ level: 'silent' });
const client = { device: 'mobile', os: 'iOS', browser: 'Safari' } as const;
let fixture: Fixture;
let running: Process | undefined;
const load = vi.fn(async (_code: string) => undefined);

beforeEach(async () => {
  fixture = await openFixture();
  load.mockClear();
});
afterEach(async () => {
  await running?.stop();
  await fixture.close();
});

async function scan(...codes: readonly string[]): Promise<void> {
  const scans = new ScanJournal({ ...fixture, store: fixture.events, logger }, 0);
  for (const code of codes)
    await new Promise((durable) =>
      scans.record({ code, at: Date.now(), client, referrer: undefined, batch: 'one' }, durable),
    );
  await scans.settled();
}

const loaded = () => load.mock.calls.map(([code]) => code);

it('loads the codes that were scanned last, each once', async () => {
  await scan('A000000001', 'A000000002', 'A000000001');
  await scan('A000000003');
  running = startWarming(fixture, load, logger, { after: 0 });
  await expect.poll(loaded).toHaveLength(3);
  expect(loaded().toSorted()).toEqual(['A000000001', 'A000000002', 'A000000003']);
  expect(loaded()[0]).toBe('A000000003');
});

it('loads no more than it may', async () => {
  await scan('A000000001', 'A000000002', 'A000000003');
  running = startWarming(fixture, load, logger, { after: 0, codes: 2 });
  await expect.poll(loaded).toHaveLength(2);
  await running.stop();
  expect(loaded()).toEqual(['A000000003', 'A000000002']);
});

it('goes on after an outage, and leaves damage to others', async () => {
  await scan('A000000001');
  const back = vi.fn(fixture.feed.back).mockRejectedValueOnce(new EngineUnavailable('the log'));
  running = startWarming({ ...fixture, feed: { back } }, load, logger, { after: 0 });
  await expect.poll(loaded).toEqual(['A000000001']);
  await running.stop();
  const damaged = vi.fn(fixture.feed.back).mockRejectedValue(new LogDamaged('SQLite', 'a row is torn'));
  running = startWarming({ ...fixture, feed: { back: damaged } }, load, logger, { after: 0 });
  await expect.poll(() => damaged.mock.calls.length).toBe(1);
  expect(running.failure()).toBeUndefined();
});

it('passes a code that can not be read, and stays up', async () => {
  await scan('A000000001', 'A000000002');
  load.mockRejectedValueOnce(new LogDamaged('SQLite', 'a row is torn'));
  running = startWarming(fixture, load, logger, { after: 0 });
  await expect.poll(loaded).toEqual(['A000000002', 'A000000001']);
  expect(running.failure()).toBeUndefined();
});
