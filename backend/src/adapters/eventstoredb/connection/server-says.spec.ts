import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { EventFeed, FeedEvent } from '../../../ports/event-feed.ts';
import type { EventStore } from '../../../ports/event-store.ts';
import { follow, isCaughtUp, newEvent, newEvents, readAll } from '../../../testing/event-log.ts';
import { EventStoreDbStandIn } from '../../../testing/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from '../event-store.ts';

describe('a response of the server', () => {
  let standIn: EventStoreDbStandIn;
  let store: EventStore;
  let feed: EventFeed;

  beforeEach(async () => {
    standIn = await new EventStoreDbStandIn().start();
    ({ store, feed } = openEventStoreDb(standIn.url));
  });

  afterEach(async () => {
    await store.close();
    standIn.kill();
  });

  it('to a too large append is a mistake of the caller', async () => {
    const append = {
      stream: 'code-1',
      expected: 'none',
      events: [newEvent({ text: 'x'.repeat(1_100_000) })],
    } as const;
    const rejected = expect(store.append(append)).rejects;
    await rejected.toThrow(RangeError);
    await rejected.toThrow('an append to code-1 is larger than the 1048576 bytes that EventStoreDB takes');
    expect(await store.append({ ...append, events: newEvents(1) })).toEqual({ ok: true, revision: 0 });
  });

  it('about a stream deleted for good is not an outage', async () => {
    standIn.log.tombstones.add('qlaim.code-1');
    const append = store.append({ stream: 'code-1', expected: 'none', events: newEvents(1) });
    await expect(append).rejects.toThrow(/an append to code-1 is not possible: .* deleted for good/);
    await expect(readAll(store, 'code-1')).rejects.toThrow(/a read of code-1 is not possible/);
  });

  it('to an unknown position is a mistake, not an outage', async () => {
    await store.append({ stream: 'code-1', expected: 'none', events: newEvents(1) });
    for (const after of ['7/7', 'seven', '1/', '-1/-1']) {
      await expect(follow(feed, { after }, isCaughtUp)).rejects.toThrow(
        `${after} is not a position of this feed`,
      );
    }
  });

  it('holds other streams than the product’s only on request', async () => {
    for (const stream of [
      'foreign-1',
      'code-1',
      'scans-0',
      'account-1',
      'batch-1',
      'email-1',
      'banner-texts',
    ]) {
      await store.append({ stream, expected: 'none', events: newEvents(1) });
      standIn.log.systemEvent();
    }
    const streamsOf = async (streams?: readonly string[]) => {
      const subscription = streams ? ({ after: 'start', streams } as const) : ({ after: 'start' } as const);
      return (await follow(feed, subscription, isCaughtUp)).events.map(({ stream }) => stream);
    };
    const own = ['code-1', 'scans-0', 'account-1', 'batch-1', 'email-1', 'banner-texts'];
    expect(await streamsOf()).toEqual(own);
    expect(await streamsOf([''])).toEqual(['qlaim-kinds', 'foreign-1', ...own]);
    expect(await streamsOf([])).toEqual([]);
  });

  it('is awaited through a pause, which is not the end of the log', async () => {
    await store.append({ stream: 'code-1', expected: 'none', events: newEvents(30) });
    standIn.log.silence = { before: 10, milliseconds: 6_500 };
    const { batches } = await follow(feed, { after: 'start' }, isCaughtUp);
    expect(batches.at(-1)?.caughtUp).toBe(true);
    expect(batches.flatMap(({ events }) => events)).toHaveLength(30);
  });

  it('need not say where the log ends', async () => {
    standIn.log.saysCaughtUp = false;
    await store.append({ stream: 'code-1', expected: 'none', events: newEvents(3) });
    for (let index = 0; index < 1_100; index += 1) standIn.log.systemEvent();
    const { batches } = await follow(feed, { after: 'start', streams: ['code-'] }, isCaughtUp);
    expect(batches.at(-1)?.caughtUp).toBe(true);
    expect(batches.flatMap(({ events }) => events)).toHaveLength(3);
  });

  it('ends a subscription that is too slow, which continues without a gap', {
    timeout: 120_000,
  }, async () => {
    const seen: FeedEvent[] = [];
    let after = 'now';
    const slow = async () => {
      for await (const batch of feed.subscribe({
        after,
        batchSize: 10,
        signal: AbortSignal.timeout(60_000),
      })) {
        seen.push(...batch.events);
        after = batch.position;
        if (batch.events.length > 0) await sleep(1_000);
        else if (batch.caughtUp) flood.resolve();
      }
    };
    const flood = Promise.withResolvers<void>();
    const flooding = flood.promise.then(async () => {
      for (let done = 0; done < 6_000; done += 100) {
        const events = Array.from({ length: 100 }, () => newEvent({ text: 'x'.repeat(1_000) }));
        await store.append({ stream: 'code-1', expected: done === 0 ? 'none' : done - 1, events });
      }
    });
    await expect(slow()).rejects.toThrow(EngineUnavailable);
    await flooding;
    const { events } = await follow(feed, { after }, isCaughtUp);
    expect([...seen, ...events].map(({ revision }) => revision)).toEqual(
      Array.from({ length: 6_000 }, (_, n) => n),
    );
  });
});
