import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handle } from '../../commands/handle.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { EventFeed, FeedEvent } from '../../ports/event-feed.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { followTopic } from './follow-topic.ts';

const CODES = ['7ZK3M9QWXA', '8CZXE43DW1'];
const PAUSE_MS = 100;
/** Longer than anything here takes without it. */
const QUIET_MS = 4 * PAUSE_MS;

let fixture: Fixture;
let ending: AbortController;
let following: Promise<void>;
const onChange = vi.fn();
const shown = vi.fn(async (_store: unknown, _event: FeedEvent) => undefined);

beforeEach(async () => {
  vi.resetAllMocks();
  fixture = await openFixture();
  ending = new AbortController();
});
afterEach(async () => {
  ending.abort();
  await following;
  await fixture.close();
});

const follow = (missed = false) => {
  const topic = { prefix: QR_CODE.prefix, pauseMs: PAUSE_MS, shown };
  following = followTopic(fixture, topic, { signal: ending.signal, missed, onChange });
};
const generate = (code = CODES[0] ?? '') =>
  handle(fixture, QR_CODE, SYSTEM, code, { type: 'generate', batchId: 'batch', index: 0 });
const rename = (name: string) =>
  handle(fixture, QR_CODE, SYSTEM, CODES[0] ?? '', { type: 'note', note: name });

it('tells of an event once a read shows it', async () => {
  const reading = Promise.withResolvers<undefined>();
  shown.mockReturnValueOnce(reading.promise);
  follow();
  await generate();
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(onChange).not.toHaveBeenCalled();
  reading.resolve(undefined);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});

it('tells of no event from before', async () => {
  await generate();
  follow();
  await sleep(QUIET_MS);
  expect(onChange).not.toHaveBeenCalled();
});

it('tells of what may have been missed', async () => {
  follow(true);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 5000);
});

it('tells of a burst once, and not again before its pause', async () => {
  const told: number[] = [];
  onChange.mockImplementation(() => told.push(performance.now()));
  follow();
  await generate();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  for (let note = 0; note < 20; note += 1) await rename(`note ${note}`);
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(1));
  await sleep(QUIET_MS);
  expect(told.length).toBeLessThan(20);
  // A timer may end a millisecond early.
  for (const [place, at] of told.slice(1).entries())
    expect(at - (told[place] ?? 0)).toBeGreaterThanOrEqual(PAUSE_MS - 2);
});

it('rests after a burst, also where a feed never says that it has caught up', async () => {
  let subscriptions = 0;
  const feed: EventFeed = {
    ...fixture.feed,
    async *subscribe(subscription) {
      subscriptions += 1;
      for await (const batch of fixture.feed.subscribe(subscription)) yield { ...batch, caughtUp: false };
    },
  };
  const topic = { prefix: QR_CODE.prefix, pauseMs: PAUSE_MS, shown };
  following = followTopic({ feed, store: fixture.store }, topic, {
    signal: ending.signal,
    missed: false,
    onChange,
  });
  await vi.waitFor(() => expect(subscriptions).toBe(1));
  await sleep(QUIET_MS);
  await generate();
  // Of the event, and of what the second subscription may have missed.
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 5000);
  await sleep(QUIET_MS);
  expect([onChange.mock.calls.length, subscriptions]).toEqual([2, 2]);
});
