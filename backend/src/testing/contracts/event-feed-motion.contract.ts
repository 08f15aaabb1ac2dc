import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FeedBatch } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import type { OpenLog } from '../event-log.ts';
import { endOf, follow, gather, hasEvents, newEvent, newEvents, uniqueName } from '../event-log.ts';
import { countTenths } from '../tenths.ts';

/** A feed during appends and aborts: the part of its contract that depends on time. */
export function describeFeedInMotion(current: () => OpenLog, openAnother: () => Promise<OpenLog>): void {
  /** One writer on one stream: `count` appends of one event each, one after the other. */
  async function write(store: EventStore, stream: string, count: number): Promise<void> {
    for (const [n, event] of newEvents(count).entries()) {
      const outcome = await store.append({ stream, expected: n === 0 ? 'none' : n - 1, events: [event] });
      expect(outcome).toEqual({ ok: true, revision: n });
    }
  }

  describe('while others append', () => {
    it('skips and repeats nothing, and returns the same to a later follower', async () => {
      const { store, feed } = current();
      const other = await openAnother();
      const prefix = uniqueName('motion');
      const after = await endOf(feed);
      const following = follow(feed, { after, streams: [prefix], batchSize: 50 }, hasEvents(2_000));
      const writers = Array.from({ length: 20 }, (_, n) =>
        write(n % 2 ? store : other.store, `${prefix}-${n}`, 100),
      );
      const [{ events }] = await Promise.all([following, ...writers]);
      expect(new Set(events.map(({ id }) => id)).size).toBe(2_000);
      for (let n = 0; n < 20; n += 1) {
        const mine = events.filter(({ stream }) => stream === `${prefix}-${n}`);
        expect(mine.map(({ revision }) => revision)).toEqual(Array.from({ length: 100 }, (_, r) => r));
      }
      const later = await follow(other.feed, { after, streams: [prefix] }, hasEvents(2_000));
      expect(later.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
      await other.close();
    });

    it('returns events of another handle within a second', async () => {
      const { feed } = current();
      const other = await openAnother();
      const stream = uniqueName('motion-other');
      let sinceAppended: (() => number) | undefined;
      const { events } = await follow(feed, { after: 'now', streams: [stream] }, (followed) => {
        if (!sinceAppended) {
          sinceAppended = countTenths();
          other.store.append({ stream, expected: 'none', events: [newEvent()] });
        }
        return followed.events.length > 0;
      });
      expect(events).toHaveLength(1);
      expect(sinceAppended?.()).toBeLessThan(10);
      await other.close();
    });
  });

  describe('an abort', () => {
    it('ends a waiting follower', async () => {
      const abort = new AbortController();
      const streams = [uniqueName('motion-abort')];
      const batches: FeedBatch[] = [];
      let sinceAborted: (() => number) | undefined;
      for await (const batch of current().feed.subscribe({ after: 'now', streams, signal: abort.signal })) {
        batches.push(batch);
        if (batches.length > 1) continue;
        setTimeout(() => {
          sinceAborted = countTenths();
          abort.abort();
        }, 100);
      }
      expect(sinceAborted?.()).toBeLessThan(5);
      expect(batches.flatMap(({ events }) => events)).toEqual([]);
    });

    it('ends a follower that handles a batch at its next pull', async () => {
      const { store, feed } = current();
      const stream = uniqueName('motion-abort-handling');
      await store.append({ stream, expected: 'none', events: newEvents(10) });
      const abort = new AbortController();
      let handled = 0;
      const subscription = { after: 'start', streams: [stream], batchSize: 3, signal: abort.signal } as const;
      for await (const { events } of feed.subscribe(subscription)) {
        handled += events.length;
        if (handled === 0) continue;
        abort.abort();
        await sleep(10);
      }
      expect(handled).toBeGreaterThan(0);
      expect(handled).toBeLessThanOrEqual(3);
    });

    it('before the first pull ends the feed at once', async () => {
      const subscription = { after: 'start', signal: AbortSignal.abort() } as const;
      expect(await gather(current().feed.subscribe(subscription))).toEqual([]);
    });
  });
}
