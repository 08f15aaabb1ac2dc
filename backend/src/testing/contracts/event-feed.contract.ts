import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import { BATCH_CHARACTERS, type EventFeed, type FeedEvent } from '../../ports/event-feed.ts';
import type { EventStore } from '../../ports/event-store.ts';
import type { LogBacking, OpenLog } from '../event-log.ts';
import { endOf, follow, hasEvents, isCaughtUp, newEvent, newEvents, uniqueName } from '../event-log.ts';
import { describeFeedInMotion } from './event-feed-motion.contract.ts';

/** The contract of every feed. The backing may hold other events, and others may append while the suite runs. */
export function eventFeedContract(createBacking: () => Promise<LogBacking>): void {
  describe('an event feed', () => {
    let backing: LogBacking;
    let log: OpenLog;
    let store: EventStore;
    let feed: EventFeed;

    beforeAll(async () => {
      backing = await createBacking();
      log = await backing.open();
      ({ store, feed } = log);
    });

    afterAll(async () => {
      await log.close();
      await backing.remove();
    });

    const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

    /** Appends `count` events, one hundred per append, and waits until the feed has them. */
    async function given(stream: string, count: number): Promise<readonly FeedEvent[]> {
      for (let done = 0; done < count; done += 100) {
        const events = newEvents(Math.min(100, count - done));
        await store.append({ stream, expected: done === 0 ? 'none' : done - 1, events });
      }
      return (await follow(feed, { after: 'start', streams: [stream] }, hasEvents(count))).events;
    }

    it('returns every field, from the start', async () => {
      const stream = uniqueName('feed-fields');
      const event = {
        ...newEvent({ text: 'ünï 🎈' }),
        version: 3,
        actor: { kind: 'user', id: 'u' } as const,
      };
      await store.append({ stream, expected: 'none', events: [event] });
      const { events } = await follow(feed, { after: 'start', streams: [stream] }, hasEvents(1));
      expect(events).toEqual([{ ...event, stream, revision: 0, position: expect.any(String) }]);
    });

    it('returns every event of the wanted types, in their order', async () => {
      const stream = uniqueName('feed-types');
      const events = newEvents(6).map((event, n) => ({ ...event, type: n % 3 === 0 ? 'Wanted' : 'Other' }));
      await store.append({ stream, expected: 'none', events });
      const wanted = (found: readonly { readonly id: string; readonly type: string }[]) =>
        ids(found.filter(({ type }) => type === 'Wanted'));
      const subscription = { after: 'start', streams: [stream], types: ['Absent', 'Wanted'] } as const;
      const followed = await follow(
        feed,
        subscription,
        (so) => isCaughtUp(so) && wanted(so.events).length === 2,
      );
      expect(wanted(followed.events)).toEqual(wanted(events));
    });

    it('keeps the order of each stream, and returns one order to all followers', async () => {
      const prefix = uniqueName('feed-order');
      const streams = Array.from({ length: 10 }, (_, n) => `${prefix}-${n}`);
      for (let revision = 0; revision < 5; revision += 1) {
        await Promise.all(
          streams.map((stream) =>
            store.append({ stream, expected: revision === 0 ? 'none' : revision - 1, events: newEvents(1) }),
          ),
        );
      }
      const subscription = { after: 'start', streams: [prefix] } as const;
      const first = await follow(feed, subscription, hasEvents(50));
      const second = await follow(feed, { ...subscription, batchSize: 7 }, hasEvents(50));
      expect(ids(second.events)).toEqual(ids(first.events));
      for (const stream of streams) {
        const revisions = first.events.filter((event) => event.stream === stream).map((e) => e.revision);
        expect(revisions).toEqual([0, 1, 2, 3, 4]);
      }
    });

    it('returns pages backwards from the end, each event once', async () => {
      const stream = uniqueName('feed-back');
      const events = await given(stream, 25);
      await given(uniqueName('feed-after'), 3);
      const page = { streams: [stream], limit: 10 };
      const seen: FeedEvent[] = [];
      for (let before: string | null = 'end'; before !== null && seen.length < 25; ) {
        const { events: older, next } = await feed.back(before, page);
        expect(older.length).toBeLessThanOrEqual(10);
        seen.push(...older);
        before = next;
      }
      expect(seen).toEqual(events.toReversed());
      const [, second] = seen;
      const rest = await feed.back(second?.position ?? '', page);
      expect(rest.events).toEqual(seen.slice(2, 2 + rest.events.length));
      expect(rest.events.length).toBeGreaterThan(0);
    });

    it('resumes after any event, even within one append', async () => {
      const stream = uniqueName('feed-resume');
      const events = await given(stream, 5);
      await given(uniqueName('feed-between'), 3);
      const last = newEvent();
      await store.append({ stream, expected: 4, events: [last] });
      const all = [...ids(events), last.id];
      for (const [n, { position }] of events.entries()) {
        const rest = await follow(feed, { after: position, streams: [stream] }, hasEvents(5 - n));
        expect(ids(rest.events)).toEqual(all.slice(n + 1));
      }
    });

    it('resumes after any batch, and returns none larger than requested', async () => {
      const stream = uniqueName('feed-batches');
      const events = await given(stream, 25);
      const seen: FeedEvent[] = [];
      let after: string = 'start';
      while (seen.length < 25) {
        const subscription = { after, streams: [stream], batchSize: 4 };
        const { batches } = await follow(feed, subscription, hasEvents(1));
        expect(Math.max(...batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(4);
        seen.push(...batches.flatMap((batch) => batch.events));
        after = batches.at(-1)?.position ?? after;
      }
      expect(ids(seen)).toEqual(ids(events));
    });

    it('reports catching up with the last batch, and not before', async () => {
      const stream = uniqueName('feed-caught-up');
      await given(stream, 25);
      const { events, batches } = await follow(
        feed,
        { after: 'start', streams: [stream], batchSize: 10 },
        isCaughtUp,
      );
      expect(events).toHaveLength(25);
      expect(batches.length).toBeGreaterThanOrEqual(3);
    });

    it('reports catching up when only filtered events follow a full batch', async () => {
      const stream = uniqueName('feed-caught-up-late');
      const subscription = { after: await endOf(feed), streams: [stream], batchSize: 10 };
      await given(stream, 10);
      await given(uniqueName('feed-behind'), 300);
      expect((await follow(feed, subscription, isCaughtUp)).events).toHaveLength(10);
    });

    it('starts without events with an empty batch that has the position', async () => {
      const streams = [uniqueName('feed-nothing')];
      for (const after of ['start', 'now', await endOf(feed)] as const) {
        const { events, batches } = await follow(feed, { after, streams }, isCaughtUp);
        expect(events).toEqual([]);
        const position = batches.at(-1)?.position ?? '';
        expect((await follow(feed, { after: position, streams }, isCaughtUp)).events).toEqual([]);
      }
    });

    it('returns from `now` no earlier events, and all after the first batch', async () => {
      const stream = uniqueName('feed-now');
      await given(stream, 2);
      const event = newEvent();
      let appended: Promise<unknown> | undefined;
      const { events } = await follow(feed, { after: 'now', streams: [stream] }, (followed) => {
        appended ??= store.append({ stream, expected: 1, events: [event] });
        return followed.events.length > 0;
      });
      await appended;
      expect(ids(events)).toEqual([event.id]);
    });

    describe('of some streams', () => {
      it('returns those with the requested prefixes, compared character by character', async () => {
        const prefix = uniqueName('feed-filter');
        const named = ['a-1', 'a-2', 'ab', 'A-1', 'b_1', 'bX1', 'c%d', 'cd', 'd'].map(
          (n) => `${prefix}/${n}`,
        );
        await store.appendMany(named.map((stream) => ({ stream, expected: 'none', events: newEvents(1) })));
        await follow(feed, { after: 'start', streams: [prefix] }, hasEvents(named.length));
        const streams = ['a-', 'b_', 'c%', 'd'].map((part) => `${prefix}/${part}`);
        const { events } = await follow(feed, { after: 'start', streams }, isCaughtUp);
        expect(events.map(({ stream }) => stream.slice(prefix.length + 1)).toSorted()).toEqual([
          'a-1',
          'a-2',
          'b_1',
          'c%d',
          'd',
        ]);
      });

      it('moves the position past a long stretch of other streams', async () => {
        const streams = [uniqueName('feed-rare')];
        const before = await endOf(feed);
        await given(uniqueName('feed-common'), 1_500);
        const { events, batches } = await follow(feed, { after: before, streams }, isCaughtUp);
        const position = batches.at(-1)?.position ?? '';
        expect(events).toEqual([]);
        expect(position).not.toBe(before);
        const event = newEvent();
        await store.append({ stream: `${streams[0]}-1`, expected: 'none', events: [event] });
        await given(uniqueName('feed-common'), 200);
        for (const after of [before, position]) {
          expect(ids((await follow(feed, { after, streams }, hasEvents(1))).events)).toEqual([event.id]);
        }
      });

      it('returns large events too', async () => {
        const stream = uniqueName('feed-large');
        for (let n = 0; n < 4; n += 1) {
          const events = [newEvent({ n, text: 'x'.repeat(900_000) })];
          await store.append({ stream, expected: n === 0 ? 'none' : n - 1, events });
        }
        const { events } = await follow(feed, { after: 'start', streams: [stream] }, hasEvents(4));
        expect(events.map(({ data }) => data['n'])).toEqual([0, 1, 2, 3]);
      });

      it('returns large events in small batches, however many events these may have', async () => {
        const stream = uniqueName('feed-heavy');
        const heavy = 500_000;
        for (let n = 0; n < 20; n += 1) {
          const events = [newEvent({ n, text: 'x'.repeat(heavy) })];
          await store.append({ stream, expected: n === 0 ? 'none' : n - 1, events });
        }
        const subscription = { after: 'start', streams: [stream], batchSize: 10_000 } as const;
        const { batches } = await follow(feed, subscription, hasEvents(20));
        const largest = Math.max(...batches.map(({ events }) => events.length));
        expect(largest).toBeGreaterThan(0);
        expect(largest * heavy).toBeLessThanOrEqual(BATCH_CHARACTERS + heavy);
      });
    });

    it('continues after closing and opening', async () => {
      const stream = uniqueName('feed-reopened');
      const [first, ...rest] = await given(stream, 3);
      const other = await backing.open();
      const subscription = { after: first?.position ?? '', streams: [stream] };
      expect(ids((await follow(other.feed, subscription, hasEvents(2))).events)).toEqual(ids(rest));
      await other.close();
    });

    it('rejects waiting and later followers when it closes', async () => {
      const closing = await backing.open();
      const streams = [uniqueName('feed-closed')];
      const waiting = follow(closing.feed, { after: 'now', streams }, () => {
        setTimeout(() => closing.close(), 100);
        return false;
      });
      await expect(waiting).rejects.toThrow(EngineUnavailable);
      await closing.close();
      const later = follow(closing.feed, { after: 'start', streams }, () => true);
      await expect(later).rejects.toThrow(EngineUnavailable);
    });

    describeFeedInMotion(
      () => log,
      () => backing.open(),
    );
  });
}
