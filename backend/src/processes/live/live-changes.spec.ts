import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTopic } from '../../contract/schemas/live.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { LiveChanges } from './live-changes.ts';

let fixture: Fixture;
let live: LiveChanges;
const signals: AbortSignal[] = [];
const someone = () => ({ tell: vi.fn(), end: vi.fn() });

beforeEach(async () => {
  signals.length = 0;
  fixture = await openFixture();
  const feed: EventFeed = {
    ...fixture.feed,
    subscribe: (subscription) => {
      signals.push(subscription.signal);
      return fixture.feed.subscribe(subscription);
    },
  };
  live = new LiveChanges({ feed, store: fixture.store }, pino({ level: 'silent' }));
});
afterEach(async () => {
  await live.stop();
  await fixture.close();
});

it('reads the log once for all listeners, and no longer than somebody listens', async () => {
  expect(signals).toEqual([]);
  const leaves = [live.listen(someone()), live.listen(someone())];
  await vi.waitFor(() => expect(signals).toHaveLength(LiveTopic.options.length));
  leaves[0]?.();
  expect(signals.filter(({ aborted }) => aborted)).toEqual([]);
  leaves[1]?.();
  expect(signals.filter(({ aborted }) => aborted)).toHaveLength(LiveTopic.options.length);
});

it('ends each listener when the server stops, also one that comes later', () => {
  const [early, late] = [someone(), someone()];
  live.listen(early);
  live.end();
  live.listen(late);
  expect(early.end).toHaveBeenCalledTimes(1);
  expect(late.end).toHaveBeenCalledTimes(1);
});
