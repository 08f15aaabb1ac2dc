import { describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Append, EventStore } from '../../ports/event-store.ts';
import type { OpenLog } from '../event-log.ts';
import { newEvents, readAll, readIds, uniqueName } from '../event-log.ts';

/** Several handles on one log, and closing one: part of an event store's contract. */
export function describeHandles(current: () => EventStore, open: () => Promise<OpenLog>): void {
  describe('two handles', () => {
    it('see each other’s appends and conflicts', async () => {
      const store = current();
      const other = await open();
      const stream = uniqueName('shared');
      const events = newEvents(3);
      await store.append({ stream, expected: 'none', events: events.slice(0, 1) });
      expect(await other.store.append({ stream, expected: 'none', events: newEvents(1) })).toEqual({
        ok: false,
        actual: 0,
      });
      await other.store.append({ stream, expected: 0, events: events.slice(1, 2) });
      expect(await store.append({ stream, expected: 0, events: newEvents(1) })).toEqual({
        ok: false,
        actual: 1,
      });
      await store.append({ stream, expected: 1, events: events.slice(2) });
      expect(await readIds(other.store, stream)).toEqual(events.map(({ id }) => id));
      await other.close();
    });

    it('list the kinds of all events, each once, also of events that are made when they are written', async () => {
      const store = current();
      const other = await open();
      const [one, two] = [uniqueName('kind'), uniqueName('kind')];
      const append = (to: EventStore, type: string, version: number, lazily: boolean) => {
        const events = newEvents(2).map((event) => ({ ...event, type, version }));
        const taken = lazily ? () => events : events;
        return to.append({ stream: uniqueName('kinds'), expected: 'none', events: taken });
      };
      await append(store, one, 1, false);
      await append(other.store, one, 2, true);
      await Promise.all([store, other.store].map((each) => append(each, two, 1, true)));
      await append(other.store, one, 1, false);
      const listed = (await store.kinds()).filter(({ type }) => type === one || type === two);
      expect(listed).toHaveLength(3);
      expect(listed).toEqual(
        expect.arrayContaining([
          { type: one, version: 1 },
          { type: one, version: 2 },
          { type: two, version: 1 },
        ]),
      );
      expect((await other.store.kinds()).map(({ type }) => type)).not.toContain('WriteCheck');
      await other.close();
    });

    it('let one of forty create a stream', async () => {
      const store = current();
      const other = await open();
      const stream = uniqueName('shared-race');
      const outcomes = await Promise.all(
        newEvents(40).map((event, n) =>
          (n % 2 ? store : other.store).append({ stream, expected: 'none', events: [event] }),
        ),
      );
      expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, revision: 0 }]);
      expect(await readAll(store, stream)).toHaveLength(1);
      await other.close();
    });
  });

  describe('close', () => {
    it('keeps everything for the next handle', async () => {
      const stream = uniqueName('kept');
      const events = newEvents(3);
      const first = await open();
      await first.store.append({ stream, expected: 'none', events });
      await first.close();
      const second = await open();
      expect(await readIds(second.store, stream)).toEqual(events.map(({ id }) => id));
      expect(await second.store.append({ stream, expected: 'none', events })).toEqual({
        ok: true,
        revision: 2,
      });
      expect(await second.store.append({ stream, expected: 2, events: newEvents(1) })).toMatchObject({
        ok: true,
      });
      await second.close();
    });

    it('settles every append under way: durable, or unknown', async () => {
      const store = current();
      const closing = await open();
      const appends = newEvents(30).map((event) => ({
        stream: uniqueName('under-way'),
        expected: 'none' as const,
        events: [event],
      }));
      const asked = appends.map((append) => closing.store.append(append));
      const [results] = await Promise.all([Promise.allSettled(asked), closing.close()]);
      const rejected = results.filter((result) => result.status === 'rejected');
      for (const { reason } of rejected) expect(reason).toBeInstanceOf(EngineUnavailable);
      const durable = appends.filter((_append, n) => results[n]?.status === 'fulfilled');
      for (const { stream } of durable) expect(await readAll(store, stream)).toHaveLength(1);
      expect(rejected.length + durable.length).toBe(appends.length);
    });

    it('rejects later calls, and may be repeated', async () => {
      const closed = await open();
      await closed.store.ping();
      await Promise.all([closed.close(), closed.close()]);
      const append: Append = { stream: uniqueName('closed'), expected: 'none', events: newEvents(1) };
      await expect(closed.store.append(append)).rejects.toThrow(EngineUnavailable);
      await expect(closed.store.appendMany([append])).rejects.toThrow(EngineUnavailable);
      await expect(readAll(closed.store, append.stream)).rejects.toThrow(EngineUnavailable);
      await expect(closed.store.ping()).rejects.toThrow(EngineUnavailable);
    });
  });
}
