import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { FeedEvent } from '../../ports/event-feed.ts';
import type { Append, EventStore } from '../../ports/event-store.ts';
import { follow, hasEvents, newEvent, newEvents, readIds, uniqueName } from '../../testing/event-log.ts';
import { EventStoreDbStandIn } from '../../testing/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from './event-store.ts';

describe('while EventStoreDB is away', () => {
  let standIn: EventStoreDbStandIn;
  let log: ReturnType<typeof openEventStoreDb>;
  let store: EventStore;

  beforeEach(async () => {
    standIn = await new EventStoreDbStandIn().start();
    log = openEventStoreDb(standIn.url);
    store = log.store;
  });

  afterEach(async () => {
    await store.close();
    standIn.kill();
  });

  const creation = (): Append => ({ stream: uniqueName('code'), expected: 'none', events: newEvents(2) });

  /** Repeats the append until it succeeds, as callers do. */
  async function retry(append: Append) {
    for (;;) {
      try {
        return await store.append(append);
      } catch (error) {
        if (!(error instanceof EngineUnavailable)) throw error;
        await sleep(50);
      }
    }
  }

  it('every call rejects, and succeeds on the same handle after the server is back', async () => {
    const first = creation();
    await store.append(first);
    standIn.kill();
    const append = creation();
    await expect(store.append(append)).rejects.toThrow(EngineUnavailable);
    await expect(store.appendMany([append, creation()])).rejects.toThrow(EngineUnavailable);
    await expect(readIds(store, first.stream)).rejects.toThrow(EngineUnavailable);
    await expect(store.ping()).rejects.toThrow(EngineUnavailable);
    await standIn.start();
    expect(await retry(append)).toEqual({ ok: true, revision: 1 });
    await expect
      .poll(() =>
        store.ping().then(
          () => 'there',
          () => 'away',
        ),
      )
      .toBe('there');
    expect(await readIds(store, first.stream)).toHaveLength(2);
  });

  it('appends through a handle opened before the server started', async () => {
    standIn.kill();
    const early = openEventStoreDb(standIn.url);
    await expect(early.store.append(creation())).rejects.toThrow(EngineUnavailable);
    await standIn.start();
    await expect.poll(() => early.store.append(creation()).catch(() => 'away')).toMatchObject({ ok: true });
    await early.store.close();
  });

  it('loses and duplicates nothing when connections break repeatedly under load', async () => {
    const appends = Array.from({ length: 300 }, creation);
    let done = 0;
    const writers = appends.map(async (append) => {
      const outcome = await retry(append);
      done += 1;
      return outcome;
    });
    for (const part of [30, 100, 200]) {
      await expect.poll(() => done, { interval: 1, timeout: 15_000 }).toBeGreaterThan(part);
      standIn.kill();
      await standIn.start();
    }
    expect(await Promise.all(writers)).toEqual(Array(300).fill({ ok: true, revision: 1 }));
    for (const { stream } of appends) expect(standIn.log.stream(`qlaim.${stream}`)).toHaveLength(2);
  });

  it('ends a subscription, which continues from the last position without a gap', async () => {
    const stream = uniqueName('code');
    const seen: FeedEvent[] = [];
    let after = 'start';
    await store.append({ stream, expected: 'none', events: newEvents(5) });
    const gone = async () => {
      for await (const batch of log.feed.subscribe({
        after,
        streams: [stream],
        signal: AbortSignal.timeout(9_000),
      })) {
        seen.push(...batch.events);
        after = batch.position;
        if (batch.caughtUp) standIn.kill();
      }
    };
    await expect(gone()).rejects.toThrow(EngineUnavailable);
    await standIn.start();
    await retry({ stream, expected: 4, events: newEvents(3) });
    const rest = await follow(log.feed, { after, streams: [stream] }, hasEvents(3));
    expect([...seen, ...rest.events].map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('reports a repeat that the server dropped as unknown, and the next one as success', async () => {
    const other = openEventStoreDb(standIn.url);
    const append = { ...creation(), events: [newEvent()] };
    standIn.log.durableAfterMs = 500;
    const first = store.append(append);
    await expect(other.store.append(append)).rejects.toThrow(EngineUnavailable);
    expect(await first).toEqual({ ok: true, revision: 0 });
    expect(await other.store.append(append)).toEqual({ ok: true, revision: 0 });
    expect(standIn.log.stream(`qlaim.${append.stream}`)).toHaveLength(1);
    await other.store.close();
  });

  it('gives up an append without a response, and repeats it over a new connection', async () => {
    await store.append(creation());
    const append = creation();
    standIn.log.deaf = true;
    await expect(store.append(append)).rejects.toThrow(EngineUnavailable);
    standIn.log.deaf = false;
    expect(await store.append(append)).toEqual({ ok: true, revision: 1 });
  });

  it('closes one handle only after the pending responses of the others', async () => {
    const other = openEventStoreDb(standIn.url);
    await other.store.append(creation());
    standIn.log.durableAfterMs = 200;
    const underWay = Promise.all([store.append(creation()), other.store.append(creation())]);
    await sleep(50);
    const [answers] = await Promise.all([underWay, other.store.close()]);
    expect(answers).toEqual(Array(2).fill({ ok: true, revision: 1 }));
  });
});
