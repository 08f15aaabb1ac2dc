import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { FeedBatch } from '../../ports/event-feed.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { gatherScans } from './gather-scans.ts';

/** Longer than the machine may take for anything else in these tests. */
const LONG_MS = 20_000;

function batchOf(position: number, stream: string | undefined, caughtUp = true): FeedBatch {
  const event = { id: `${position}`, type: 'T', version: 1, at: '', actor: SYSTEM, data: {}, revision: 0 };
  const events = stream === undefined ? [] : [{ ...event, stream, position: `${position}` }];
  return { events, position: `${position}`, caughtUp };
}

const scans = (position: number, caughtUp?: boolean) => batchOf(position, 'scans-1', caughtUp);
const change = (position: number) => batchOf(position, 'code-A');

/** Yields batches, with pauses in milliseconds between them. */
async function* feed(...steps: readonly (FeedBatch | number)[]): AsyncGenerator<FeedBatch> {
  for (const step of steps) {
    if (typeof step === 'number') await sleep(step);
    else yield step;
  }
}

/** The positions of the events of each batch that comes out, and its own position. */
async function gathered(steps: readonly (FeedBatch | number)[], options: { most?: number; restMs?: number }) {
  const all: string[] = [];
  for await (const { events, position } of gatherScans(feed(...steps), { most: 100, ...options }))
    all.push(`${events.map((event) => event.position).join(' ')} -> ${position}`);
  return all;
}

it('passes the first scans at once, and any other event with the scans before it', async () => {
  const steps = [scans(1), scans(2), scans(3), change(4), scans(5), change(6)];
  expect(await gathered(steps, { restMs: LONG_MS })).toEqual(['1 -> 1', '2 3 4 -> 4', '5 6 -> 6']);
});

it('passes gathered scans when the rest ends', async () => {
  const steps = [scans(1), scans(2), scans(3), 400, scans(4), 400];
  expect(await gathered(steps, { restMs: 150 })).toEqual(['1 -> 1', '2 3 -> 3', '4 -> 4']);
});

it('does not rest while it catches up, nor with a full batch', async () => {
  const steps = [scans(1, false), scans(2, false), scans(3, false)];
  expect(await gathered(steps, { restMs: LONG_MS })).toEqual(['1 -> 1', '2 -> 2', '3 -> 3']);
  const full = [scans(1), scans(2), scans(3), scans(4), scans(5), change(6)];
  expect(await gathered(full, { most: 2, restMs: LONG_MS })).toEqual([
    '1 -> 1',
    '2 3 -> 3',
    '4 5 -> 5',
    '6 -> 6',
  ]);
});

it('passes a position without events, and moves it on with gathered scans', async () => {
  const steps = [batchOf(1, undefined), scans(2), scans(3), batchOf(9, undefined), change(10)];
  expect(await gathered(steps, { restMs: LONG_MS })).toEqual([' -> 1', '2 -> 2', '3 10 -> 10']);
});

it('ends without what gathered, and closes the feed, when the feed fails', async () => {
  let closed = false;
  async function* failing(): AsyncGenerator<FeedBatch> {
    try {
      yield scans(1);
      yield scans(2);
      throw new Error('away');
    } finally {
      closed = true;
    }
  }
  const seen: string[] = [];
  const read = async () => {
    for await (const { position } of gatherScans(failing(), { most: 100, restMs: LONG_MS }))
      seen.push(position);
  };
  await expect(read()).rejects.toThrow('away');
  expect({ seen, closed }).toEqual({ seen: ['1'], closed: true });
});

it('ends at once while the feed waits for the next event', async () => {
  const steps = [scans(1), scans(2), LONG_MS];
  for await (const { position } of gatherScans(feed(...steps), { most: 100, restMs: 50 }))
    if (position === '2') break;
});
