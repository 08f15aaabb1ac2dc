import { describe, expect, it } from 'vitest';
import type { Append, EventStore, NewEvent } from '../../ports/event-store.ts';
import { newEvent, newEvents, readAll, readIds, uniqueName } from '../event-log.ts';

/** Repeated appends: the part of an event store's contract that retries depend on. */
export function describeRepeats(current: () => EventStore): void {
  describe('a repeated append', () => {
    const ids = (events: readonly NewEvent[]) => events.map(({ id }) => id);

    it('succeeds with the original revision and is stored once', async () => {
      const store = current();
      const stream = uniqueName('repeat');
      const creation: Append = { stream, expected: 'none', events: newEvents(2) };
      const later: Append = { stream, expected: 1, events: newEvents(3) };
      for (const _ of [1, 2]) expect(await store.append(creation)).toEqual({ ok: true, revision: 1 });
      for (const _ of [1, 2]) expect(await store.append(later)).toEqual({ ok: true, revision: 4 });
      expect(await readIds(store, stream)).toHaveLength(5);
    });

    it('succeeds after later events too, and when its events are a function', async () => {
      const store = current();
      const stream = uniqueName('repeat-later');
      const events = newEvents(2);
      const more = newEvents(2);
      await store.append({ stream, expected: 'none', events });
      await store.append({ stream, expected: 1, events: more });
      expect(await store.append({ stream, expected: 'none', events })).toEqual({ ok: true, revision: 1 });
      expect(await store.append({ stream, expected: 1, events: () => more })).toEqual({
        ok: true,
        revision: 3,
      });
      expect(await readIds(store, stream)).toEqual(ids([...events, ...more]));
    });

    it('succeeds twice when sent twice at once', async () => {
      const store = current();
      const stream = uniqueName('repeat-at-once');
      const append: Append = { stream, expected: 'none', events: newEvents(2) };
      const outcomes = await Promise.all([store.append(append), store.append(append)]);
      expect(outcomes).toEqual(Array(2).fill({ ok: true, revision: 1 }));
      expect(await readIds(store, stream)).toHaveLength(2);
    });

    it('keeps the original data', async () => {
      const store = current();
      const stream = uniqueName('repeat-data');
      const event = newEvent({ text: 'first' });
      await store.append({ stream, expected: 'none', events: [event] });
      const changed = { ...event, data: { text: 'second' } };
      expect(await store.append({ stream, expected: 'none', events: [changed] })).toEqual({
        ok: true,
        revision: 0,
      });
      expect((await readAll(store, stream)).map(({ data }) => data)).toEqual([{ text: 'first' }]);
    });

    it('succeeds for a leading part, with the revision of that part', async () => {
      const store = current();
      const stream = uniqueName('repeat-part');
      const events = newEvents(3);
      await store.append({ stream, expected: 'none', events });
      const part = { stream, expected: 'none', events: events.slice(0, 2) } as const;
      expect(await store.append(part)).toEqual({ ok: true, revision: 1 });
      expect(await readIds(store, stream)).toEqual(ids(events));
    });

    it('conflicts with one event more, without the first, or with other ids', async () => {
      const store = current();
      const stream = uniqueName('repeat-other');
      const events = newEvents(3);
      const refused = { ok: false, actual: 2 };
      await store.append({ stream, expected: 'none', events });
      for (const other of [[...events, newEvent()], events.slice(1), newEvents(3)]) {
        expect(await store.append({ stream, expected: 'none', events: other })).toEqual(refused);
      }
      expect(await readIds(store, stream)).toEqual(ids(events));
    });

    it('is a new append when it expects the current revision', async () => {
      const store = current();
      const stream = uniqueName('repeat-anew');
      const events = newEvents(2);
      await store.append({ stream, expected: 'none', events });
      expect(await store.append({ stream, expected: 1, events })).toEqual({ ok: true, revision: 3 });
      expect(await readIds(store, stream)).toEqual(ids([...events, ...events]));
    });

    it('is recognised within appendMany', async () => {
      const store = current();
      const appends: Append[] = newEvents(3).map((event) => ({
        stream: uniqueName('repeat-many'),
        expected: 'none',
        events: [event],
      }));
      await store.appendMany(appends.slice(0, 2));
      expect(await store.appendMany(appends)).toEqual(Array(3).fill({ ok: true, revision: 0 }));
    });
  });
}
