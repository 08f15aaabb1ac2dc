import { describe, expect, it } from 'vitest';
import { hasAll } from '../../ports/event-publisher.ts';
import type { GroupBatch } from '../../ports/group-feed.ts';
import { groupFeedMembers } from './group-feed-members.contract.ts';
import {
  caughtUp,
  consume,
  expectNoGap,
  feedEvents,
  type GroupFeedBacking,
  holds,
  names,
  useGroupFeed,
} from './group-feed-suite.contract.ts';

/** The contract of a publisher and a group feed on the same events. */
export function groupFeedContract(createBacking: () => Promise<GroupFeedBacking>): void {
  const suite = useGroupFeed(createBacking);

  describe('published events', () => {
    it('keep every field', async () => {
      const { prefix, group } = names('fields');
      const [event] = feedEvents(prefix, 1, 1);
      if (!event) throw new Error('no event');
      const odd = {
        ...event,
        version: 3,
        actor: { kind: 'user', id: 'ü' } as const,
        data: { text: 'ünï 🎈 "\\\n', nothing: null, list: [1, { two: [] }] },
        trace: `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`,
      };
      await suite.publisher.publish([odd]);
      const { events } = await consume(suite.groupFeed, { group, streams: [prefix] }, holds(1));
      expect(events).toEqual([odd]);
    });

    it('come once and in order within each stream when nothing fails', async () => {
      const { prefix, group } = names('order');
      const published = feedEvents(prefix, 20, 60);
      for (let at = 0; at < published.length; at += 240)
        await suite.publisher.publish(published.slice(at, at + 240));
      const { events } = await consume(
        suite.groupFeed,
        { group, streams: [prefix], batchSize: 50 },
        holds(published.length),
      );
      expect(events).toHaveLength(published.length);
      expectNoGap(events);
    });

    it('may be published again: consumers see a repeat, and no gap', async () => {
      const { prefix, group } = names('repeat');
      const published = feedEvents(prefix, 3, 10);
      await suite.publisher.publish(published.slice(0, 18));
      await suite.publisher.publish(published.slice(9, 18));
      await suite.publisher.publish(published.slice(18));
      const { events } = await consume(suite.groupFeed, { group, streams: [prefix] }, holds(30));
      expectNoGap(events);
      expect(events.length).toBeGreaterThanOrEqual(30);
    });

    it('come only from the requested streams, in batches no larger than requested', async () => {
      const { prefix, group } = names('some');
      await suite.publisher.publish([...feedEvents(`${prefix}/a`, 3, 9), ...feedEvents(`${prefix}/b`, 3, 9)]);
      const { events, batches } = await consume(
        suite.groupFeed,
        { group, streams: [`${prefix}/b-1`, `${prefix}/b-2`], batchSize: 4 },
        caughtUp,
      );
      expect(events).toHaveLength(18);
      for (const { stream } of events) expect(stream).toMatch(/b-[12]$/);
      expect(Math.max(...batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(4);
    });

    it('may be large', async () => {
      const { prefix, group } = names('large');
      const text = () => Array.from({ length: 900_000 }, () => Math.random().toString(36)[2] ?? '').join('');
      const published = feedEvents(prefix, 2, 2).map((event) => ({ ...event, data: { text: text() } }));
      await suite.publisher.publish(published);
      const { events } = await consume(suite.groupFeed, { group, streams: [prefix] }, holds(4));
      expect(events.toSorted((a, b) => Number(a.position) - Number(b.position))).toEqual(published);
    });

    it('are absent at first', async () => {
      const backing = await createBacking();
      const { publisher, groupFeed, close } = await backing.open();
      expect(Object.values(await publisher.ends()).filter((end) => end > 0)).toEqual([]);
      const { prefix, group } = names('empty');
      expect((await consume(groupFeed, { group, streams: [prefix] }, caughtUp)).events).toEqual([]);
      const written = await publisher.publish(feedEvents(prefix, 1, 1));
      expect(Object.values(written)).toEqual([0]);
      expect(hasAll(await publisher.ends(), written)).toBe(true);
      await close();
      await backing.remove();
    });
  });

  describe('a group', () => {
    it('starts at the first event, independent of other groups', async () => {
      const { prefix } = names('groups');
      await suite.publisher.publish(feedEvents(prefix, 2, 5));
      for (const group of [`test.${prefix}.1`, `test.${prefix}.2`]) {
        const { events } = await consume(suite.groupFeed, { group, streams: [prefix] }, caughtUp);
        expect(events).toHaveLength(10);
      }
    });

    it('continues after the handled events', async () => {
      const { prefix, group } = names('resume');
      const subscription = { group, streams: [prefix], batchSize: 5 };
      await suite.publisher.publish(feedEvents(prefix, 1, 20));
      const first = await consume(suite.groupFeed, subscription, holds(10));
      const rest = await consume(suite.groupFeed, subscription, caughtUp);
      expect([...first.events, ...rest.events].map(({ revision }) => revision)).toEqual(
        Array.from({ length: 20 }, (_, revision) => revision),
      );
    });

    it('receives unhandled events again', async () => {
      const { prefix, group } = names('again');
      const subscription = { group, streams: [prefix], batchSize: 5 };
      await suite.publisher.publish(feedEvents(prefix, 1, 10));
      const unhandled: GroupBatch[] = [];
      const { signal } = new AbortController();
      for await (const batch of suite.groupFeed.consume({ ...subscription, signal })) {
        if (batch.events.length === 0) continue;
        unhandled.push(batch);
        break;
      }
      const { events } = await consume(suite.groupFeed, subscription, caughtUp);
      expect(events).toHaveLength(10);
      const before = unhandled.flatMap((batch) => batch.events);
      expect(before).not.toEqual([]);
      expect(events.slice(0, before.length)).toEqual(before);
    });

    it('catches up once all earlier events are handled, and not before', async () => {
      const { prefix, group } = names('caught-up');
      const subscription = { group, streams: [prefix], batchSize: 10 };
      await suite.publisher.publish(feedEvents(prefix, 4, 25));
      const { events } = await consume(suite.groupFeed, subscription, caughtUp);
      expect(events).toHaveLength(100);
      const nothing = await consume(suite.groupFeed, subscription, caughtUp);
      expect(nothing.events).toEqual([]);
    });

    it('has a lag until everything is handled, including other streams', async () => {
      const { prefix, group } = names('lag');
      await suite.publisher.publish(feedEvents(prefix, 2, 10));
      const before = await suite.groupFeed.lag(group);
      expect(before).toBeGreaterThanOrEqual(20);
      await consume(suite.groupFeed, { group, streams: [`${prefix}-1`] }, caughtUp);
      expect(await suite.groupFeed.lag(group)).toBe(0);
      await suite.publisher.publish(feedEvents(`${prefix}/more`, 1, 7));
      expect(await suite.groupFeed.lag(group)).toBe(7);
    });
  });

  groupFeedMembers(suite);
}
