import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTopic } from '../../contract/schemas/live.ts';
import { SHARED_VIEWS } from '../../domain/shared-views/shared-views.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import { newEvent } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { fakeTracing } from '../../testing/tracing/fake-tracing.ts';
import { LiveChanges } from './live-changes.ts';

let fixture: Fixture;
let live: LiveChanges;
let traced: ReturnType<typeof fakeTracing>;
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
  traced = fakeTracing();
  const { tracing } = traced;
  live = new LiveChanges({ feed, store: fixture.store, tracing }, pino({ level: 'silent' }));
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

it('says in the trace of an event when listeners were told of it', async () => {
  const listener = someone();
  live.listen(listener);
  await vi.waitFor(() => expect(signals).toHaveLength(LiveTopic.options.length));
  const trace = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  const event = { ...newEvent(), at: new Date().toISOString(), trace };
  await fixture.events.append({ stream: SHARED_VIEWS.streamOf('1'), expected: 'none', events: [event] });
  await vi.waitFor(() => expect(listener.tell).toHaveBeenCalledWith('shared-views'));
  expect(traced.spans).toMatchObject([{ name: 'tell shared-views', kind: 'producer', from: trace }]);
});
