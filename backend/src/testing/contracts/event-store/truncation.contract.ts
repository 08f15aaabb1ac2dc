import { describe, expect, it } from 'vitest';
import { TRUNCATED } from '../../../domain/catalogue.ts';
import { SCANS } from '../../../domain/scans/events.ts';
import { endOf, follow, isCaughtUp, newEvents, type OpenLog, readAll, uniqueName } from '../../event-log.ts';

/** What a truncation leaves. Engines are asked about streams that are truncated. */
export function describeTruncation(log: () => OpenLog): void {
  const newStream = () => SCANS.streamOf(uniqueName('truncated'));
  const revisions = async (stream: string, from?: number) =>
    (await readAll(log().store, stream, from)).map(({ revision }) => revision);
  const inFeed = async (stream: string) =>
    (await follow(log().feed, { after: 'start', streams: [stream] }, isCaughtUp)).events;

  describe('truncate', () => {
    it.each(TRUNCATED)('removes events of $name from reads and from the feed', async ({ streamOf }) => {
      const stream = streamOf(uniqueName('truncated'));
      await log().store.append({ stream, expected: 'none', events: newEvents(5) });
      const before = await inFeed(stream);
      await log().store.truncate(stream, 3);
      expect(await revisions(stream)).toEqual([3, 4]);
      expect(await revisions(stream, 1)).toEqual([3, 4]);
      expect(await inFeed(stream)).toEqual(before.slice(3));
      const { events } = await log().feed.back('end', { streams: [stream], limit: 9 });
      expect(events).toEqual(before.slice(3).toReversed());
    });

    it('lets the stream grow as before', async () => {
      const stream = newStream();
      const { store, feed } = log();
      await store.append({ stream, expected: 'none', events: newEvents(3) });
      await store.truncate(stream, 2);
      const end = await endOf(feed);
      const events = newEvents(1);
      expect(await store.append({ stream, expected: 'none', events })).toEqual({ ok: false, actual: 2 });
      expect(await store.append({ stream, expected: 2, events })).toEqual({ ok: true, revision: 3 });
      expect(await store.append({ stream, expected: 2, events })).toEqual({ ok: true, revision: 3 });
      expect(await revisions(stream)).toEqual([2, 3]);
      const { events: later } = await follow(feed, { after: end, streams: [stream] }, isCaughtUp);
      expect(later.map(({ revision }) => revision)).toEqual([3]);
    });

    it('changes nothing when it is repeated, or reaches less far', async () => {
      const stream = newStream();
      await log().store.append({ stream, expected: 'none', events: newEvents(5) });
      for (const before of [3, 3, 1, 0]) await log().store.truncate(stream, before);
      expect(await revisions(stream)).toEqual([3, 4]);
    });

    it('goes further step by step', async () => {
      const stream = newStream();
      await log().store.append({ stream, expected: 'none', events: newEvents(9) });
      for (const before of [2, 4, 5, 8]) await log().store.truncate(stream, before);
      expect(await revisions(stream)).toEqual([8]);
    });

    it('leaves long streams whole behind it', async () => {
      const stream = newStream();
      await log().store.append({ stream, expected: 'none', events: newEvents(700) });
      await log().store.truncate(stream, 90);
      expect(await revisions(stream)).toEqual(Array.from({ length: 610 }, (_none, place) => 90 + place));
    });

    it('leaves other streams alone', async () => {
      const [stream, other] = [newStream(), newStream()];
      for (const one of [stream, other])
        await log().store.append({ stream: one, expected: 'none', events: newEvents(2) });
      await log().store.truncate(stream, 1);
      expect(await revisions(other)).toEqual([0, 1]);
    });

    it('refuses to remove the last event', async () => {
      const stream = newStream();
      await log().store.append({ stream, expected: 'none', events: newEvents(2) });
      await expect(log().store.truncate(stream, 2)).rejects.toThrow(RangeError);
      await expect(log().store.truncate(newStream(), 0)).rejects.toThrow(RangeError);
      expect(await revisions(stream)).toEqual([0, 1]);
    });
  });
}
