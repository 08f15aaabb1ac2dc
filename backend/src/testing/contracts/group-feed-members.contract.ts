import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { GroupFeed, GroupSubscription } from '../../ports/group-feed.ts';
import {
  caughtUp,
  consume,
  expectNoGap,
  feedEvents,
  type GroupFeedSuite,
  names,
} from './group-feed-suite.contract.ts';

/** Waits until the condition holds, for at most 15 seconds. */
async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + 15_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error('the condition does not hold after 15 seconds');
    await sleep(20);
  }
}

/** A member of a group that records what it has handled. */
function member(feed: GroupFeed, subscription: Omit<GroupSubscription, 'signal'>, pauseMs = 0) {
  const stop = new AbortController();
  const events: FeedEvent[] = [];
  const done = (async () => {
    for await (const batch of feed.consume({ ...subscription, signal: stop.signal })) {
      if (pauseMs > 0) await sleep(pauseMs);
      events.push(...batch.events);
    }
  })();
  return {
    events,
    leave: async () => {
      stop.abort();
      await done;
    },
  };
}

/** Several members that join and leave. */
export function groupFeedMembers(suite: GroupFeedSuite): void {
  describe('members of a group', () => {
    it('share the work, and take over from members that leave', async () => {
      const { prefix, group } = names('members');
      const subscription = { group, streams: [prefix], batchSize: 20 };
      const other = await suite.open();
      const members = [member(suite.groupFeed, subscription), member(other.groupFeed, subscription)] as const;
      const handled = () => members.flatMap(({ events }) => events);
      const distinct = () => new Set(handled().map(({ id }) => id)).size;
      const published = feedEvents(prefix, 40, 60);
      // In rounds, because the second member needs time to join.
      for (let at = 0; at < published.length; at += 200) {
        await suite.publisher.publish(published.slice(at, at + 200));
        await sleep(300);
      }
      await until(() => distinct() === published.length);
      expect(members.map(({ events }) => events.length)).not.toContain(0);
      await members[0].leave();
      const more = feedEvents(`${prefix}/more`, 10, 5);
      await suite.publisher.publish(more);
      await until(() => distinct() === published.length + more.length);
      await members[1].leave();
      for (const { events } of members) expectNoGapWithin(events, handled());
      await other.close();
    }, 60_000);

    it('lose nothing when others join and leave while batches are handled', async () => {
      const { prefix, group } = names('rebalance');
      const subscription = { group, streams: [prefix], batchSize: 10 };
      const steady = member(suite.groupFeed, subscription, 20);
      const published = feedEvents(prefix, 20, 60);
      const passing: FeedEvent[] = [];
      let publishing = true;
      const comeAndGo = (async () => {
        while (publishing) {
          const guest = member(suite.groupFeed, subscription, 20);
          await sleep(1500);
          await guest.leave();
          passing.push(...guest.events);
        }
      })();
      for (let at = 0; at < published.length; at += 100) {
        await suite.publisher.publish(published.slice(at, at + 100));
        await sleep(500);
      }
      publishing = false;
      await comeAndGo;
      await until(
        () => new Set([...steady.events, ...passing].map(({ id }) => id)).size === published.length,
      );
      await steady.leave();
    }, 60_000);
  });

  describe('an abort', () => {
    it('ends a waiting member', async () => {
      const { prefix, group } = names('abort');
      await consume(suite.groupFeed, { group, streams: [prefix] }, caughtUp);
      const waiting = member(suite.groupFeed, { group, streams: [prefix] });
      await sleep(1000);
      const aborted = performance.now();
      await waiting.leave();
      expect(performance.now() - aborted).toBeLessThan(4000);
      expect(waiting.events).toEqual([]);
    });

    it('keeps the events handled until then', async () => {
      const { prefix, group } = names('abort-handled');
      const subscription = { group, streams: [prefix], batchSize: 5 };
      await suite.publisher.publish(feedEvents(prefix, 1, 20));
      const stop = new AbortController();
      let handled = 0;
      for await (const { events } of suite.groupFeed.consume({ ...subscription, signal: stop.signal })) {
        if (events.length === 0) continue;
        stop.abort();
        await sleep(50);
        handled += events.length;
      }
      expect(handled).toBeGreaterThan(0);
      expect(handled).toBeLessThanOrEqual(5);
      const rest = await consume(suite.groupFeed, subscription, caughtUp);
      expect(rest.events.map(({ revision }) => revision)).toEqual(
        Array.from({ length: 20 - handled }, (_, n) => handled + n),
      );
    });

    it('before the first pull ends the feed at once', async () => {
      const { prefix, group } = names('abort-first');
      const batches = suite.groupFeed.consume({ group, streams: [prefix], signal: AbortSignal.abort() });
      for await (const _ of batches) expect.fail('there was a batch');
    });
  });
}

/** A member that takes over a partition starts after the events that the group has handled. */
function expectNoGapWithin(mine: readonly FeedEvent[], all: readonly FeedEvent[]): void {
  const firsts = new Map<string, number>();
  for (const { stream, revision } of mine) if (!firsts.has(stream)) firsts.set(stream, revision);
  const before = all.filter(({ stream, revision }) => revision < (firsts.get(stream) ?? 0));
  expectNoGap([...before.toSorted((a, b) => a.revision - b.revision), ...mine]);
}
