import { afterEach, beforeEach, expect, it } from 'vitest';
import { endOf } from '../../ports/end-of-feed.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { lagOf, MOST_COUNTED } from './lag.ts';
import { Rates } from './rates.ts';

let fixture: Fixture;

beforeEach(async () => {
  fixture = await openFixture();
});

afterEach(() => fixture.close());

const event = (minute: number) => ({
  id: crypto.randomUUID(),
  type: 'BatchExpanded',
  version: 1,
  at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
  actor: SYSTEM,
  data: { batchId: 'one' },
});

async function append(stream: string, minutes: readonly number[]): Promise<void> {
  const before = await Array.fromAsync(fixture.events.read(stream));
  const expected = before.length === 0 ? 'none' : before.length - 1;
  const outcome = await fixture.events.append({ stream, expected, events: minutes.map(event) });
  expect(outcome.ok).toBe(true);
}

const lag = (position: string | null, streams?: readonly string[]) =>
  lagOf(fixture.feed, { name: 'follower', position, ...(streams ? { streams } : {}) });

it('counts the events of its own streams that wait, and says since when', async () => {
  await append('batch-1', [1]);
  const position = await endOf(fixture.feed);
  await append('batch-2', [2, 3]);
  await append('code-1', [4]);
  expect(await lag(position, ['batch-'])).toEqual({
    waiting: 2,
    more: false,
    oldest: '2026-11-21T10:02:00.000Z',
  });
  expect(await lag(position)).toMatchObject({ waiting: 3 });
  expect(await lag(null, ['batch-'])).toMatchObject({ waiting: 3, oldest: '2026-11-21T10:01:00.000Z' });
});

it('counts nothing at the end of the log, and where only events of others follow', async () => {
  const nothing = { waiting: 0, more: false, oldest: null };
  expect(await lag(null)).toEqual(nothing);
  await append('batch-1', [1]);
  const position = await endOf(fixture.feed);
  expect(await lag(position)).toEqual(nothing);
  await append('code-1', [2]);
  expect(await lag(position, ['batch-'])).toEqual(nothing);
});

it('counts no further than its bound', async () => {
  await append(
    'batch-1',
    Array.from({ length: MOST_COUNTED }, (_none, minute) => minute),
  );
  expect(await lag(null)).toMatchObject({ waiting: MOST_COUNTED, more: false });
  await append('batch-1', [1]);
  expect(await lag(null)).toMatchObject({ waiting: MOST_COUNTED, more: true });
});

it('says how many events a second were handled between two reports', () => {
  const rates = new Rates();
  expect(rates.rate('codes', 100, 0)).toBeNull();
  expect(rates.rate('users', undefined, 0)).toBeNull();
  expect(rates.rate('codes', 350, 5000)).toBe(50);
  expect(rates.rate('codes', 351, 5100)).toBeNull();
  expect(rates.rate('codes', 351, 15_000)).toBe(0.1);
  expect(rates.rate('codes', 400, 90_000)).toBeNull();
});
