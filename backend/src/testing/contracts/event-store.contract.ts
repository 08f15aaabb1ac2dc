import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Append, EventStore, NewEvent } from '../../ports/event-store.ts';
import type { LogBacking, OpenLog } from '../event-log.ts';
import {
  endOf,
  follow,
  gather,
  isCaughtUp,
  newEvent,
  newEvents,
  readAll,
  readIds,
  uniqueName,
} from '../event-log.ts';
import { describeTruncation } from './event-store/truncation.contract.ts';
import { describeHandles } from './event-store-handles.contract.ts';
import { describeRepeats } from './event-store-repeats.contract.ts';

/** The contract of every event store. The backing may hold other events, and others may append while the suite runs. */
export function eventStoreContract(createBacking: () => Promise<LogBacking>): void {
  describe('an event store', () => {
    let backing: LogBacking;
    let log: OpenLog;
    let store: EventStore;

    beforeAll(async () => {
      backing = await createBacking();
      log = await backing.open();
      store = log.store;
    });

    afterAll(async () => {
      await log.close();
      await backing.remove();
    });

    describe('append', () => {
      it('keeps every field', async () => {
        const stream = uniqueName('fields');
        const events: NewEvent[] = [
          { ...newEvent({ list: [1, 'two', null, { three: true }], none: null, pi: 3.14 }), type: 'First' },
          { ...newEvent(), version: 7, actor: { kind: 'user', id: 'u-1' }, at: '2020-02-29T23:59:59.999Z' },
          { ...newEvent({ '': '', n: Number.MAX_SAFE_INTEGER }), actor: { kind: 'admin', id: 'a-1' } },
          { ...newEvent(), actor: { kind: 'admin', id: 'a-1', apiKey: '0123456789abcdef' } },
          { ...newEvent(), actor: { kind: 'user', id: 'u-1', domain: 'codes.example.de' } },
          { ...newEvent(), trace: `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01` },
        ];
        expect(await store.append({ stream, expected: 'none', events })).toEqual({ ok: true, revision: 5 });
        expect(await readAll(store, stream)).toEqual(
          events.map((event, revision) => ({ ...event, stream, revision })),
        );
      });

      it('keeps any text', async () => {
        const stream = uniqueName('unicode');
        const event = newEvent({
          'ключ 🔑': 'héllo 日本語 👩‍👩‍👧 \u0000 \u2028 "\\ \n',
          ['n\u0303']: '\u{1F600}',
        });
        await store.append({ stream, expected: 'none', events: [event] });
        expect((await readAll(store, stream)).map(({ data }) => data)).toEqual([event.data]);
      });

      it('keeps an event of 900 KB', async () => {
        const stream = uniqueName('large');
        const event = newEvent({ text: 'x'.repeat(900_000) });
        await store.append({ stream, expected: 'none', events: [event] });
        const [stored] = await readAll(store, stream);
        const text = String(stored?.data['text']);
        // Its length and its characters, because a failure would print a text of this size twice.
        expect([text.length, ...new Set(text)]).toEqual([900_000, 'x']);
      });

      it('is in the next fresh read', async () => {
        const stream = uniqueName('fresh');
        const events = newEvents(2);
        await store.append({ stream, expected: 'none', events });
        expect((await gather(store.read(stream, { from: 1, fresh: true }))).map(({ id }) => id)).toEqual(
          events.slice(1).map(({ id }) => id),
        );
      });

      it('continues from the expected revision', async () => {
        const stream = uniqueName('count');
        const first = await store.append({ stream, expected: 'none', events: newEvents(3) });
        const second = await store.append({ stream, expected: 2, events: newEvents(2) });
        expect([first, second]).toEqual([
          { ok: true, revision: 2 },
          { ok: true, revision: 4 },
        ]);
        expect((await readAll(store, stream)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
      });

      it('lets one of fifty create a stream, and returns its revision to the others', async () => {
        const stream = uniqueName('race');
        const racers = newEvents(50);
        const outcomes = await Promise.all(
          racers.map((event) => store.append({ stream, expected: 'none', events: [event] })),
        );
        const winners = racers.filter((_, i) => outcomes[i]?.ok);
        expect(winners).toHaveLength(1);
        expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(49).fill({ ok: false, actual: 0 }));
        expect(await readIds(store, stream)).toEqual(winners.map(({ id }) => id));
      });

      it('refuses a stale, a later and an absent stream’s revision, and returns the actual one', async () => {
        const stream = uniqueName('stale');
        await store.append({ stream, expected: 'none', events: newEvents(3) });
        const events = [newEvent()];
        expect(await store.append({ stream, expected: 1, events })).toEqual({ ok: false, actual: 2 });
        expect(await store.append({ stream, expected: 'none', events })).toEqual({ ok: false, actual: 2 });
        expect(await store.append({ stream, expected: 9, events })).toEqual({ ok: false, actual: 2 });
        expect(await readAll(store, stream)).toHaveLength(3);
        const absent = uniqueName('absent');
        expect(await store.append({ stream: absent, expected: 0, events })).toEqual({
          ok: false,
          actual: 'none',
        });
        expect(await readAll(store, absent)).toEqual([]);
      });

      it('calls a function for the events once', async () => {
        const stream = uniqueName('function');
        const list = newEvents(2);
        let calls = 0;
        const events = () => {
          calls += 1;
          return list;
        };
        expect(await store.append({ stream, expected: 'none', events })).toEqual({ ok: true, revision: 1 });
        expect(calls).toBe(1);
        expect(await readIds(store, stream)).toEqual(list.map(({ id }) => id));
      });

      it('rejects with the error of such a function, and stores nothing', async () => {
        const stream = uniqueName('throws');
        const mistake = new Error('not today');
        const events = () => {
          throw mistake;
        };
        await expect(store.append({ stream, expected: 'none', events })).rejects.toBe(mistake);
        expect(await readAll(store, stream)).toEqual([]);
      });

      it('refuses an append without events, and an invalid revision', async () => {
        const stream = uniqueName('mistake');
        const mistakes: Append[] = [
          { stream, expected: 'none', events: [] },
          { stream, expected: 'none', events: () => [] },
          { stream, expected: -1, events: newEvents(1) },
          { stream, expected: 0.5, events: newEvents(1) },
        ];
        for (const mistake of mistakes) await expect(store.append(mistake)).rejects.toThrow(RangeError);
        expect(await readAll(store, stream)).toEqual([]);
      });
    });

    it('proves that it takes writes, and keeps nothing of the proof', async () => {
      const { feed } = log;
      const before = await endOf(feed);
      await store.proveWrite();
      await store.proveWrite();
      const after = await follow(feed, { after: before }, isCaughtUp);
      expect(after.batches.flatMap(({ events }) => events.map(({ type }) => type))).not.toContain(
        'WriteCheck',
      );
      expect(await readAll(store, 'write-check')).toEqual([]);
    });

    describeRepeats(() => store);
    describeTruncation(() => log);

    describe('appendMany', () => {
      it('stores stream by stream, and returns the outcomes in the requested order', async () => {
        const prefix = uniqueName('many');
        const appends = Array.from({ length: 1_000 }, (_, n) => ({
          stream: `${prefix}-${n}`,
          expected: 'none' as const,
          events: newEvents((n % 3) + 1),
        }));
        await store.append({ stream: `${prefix}-700`, expected: 'none', events: newEvents(5) });
        const outcomes = await store.appendMany(appends);
        expect(outcomes).toEqual(
          appends.map((_, n) => (n === 700 ? { ok: false, actual: 4 } : { ok: true, revision: n % 3 })),
        );
        for (const n of [0, 699, 701, 999]) {
          expect(await readIds(store, `${prefix}-${n}`)).toEqual(appends[n]?.events.map(({ id }) => id));
        }
        expect(await readAll(store, `${prefix}-700`)).toHaveLength(5);
      });

      it('rejects two appends to one stream, or one without events, and stores nothing of that call', async () => {
        const [a, b] = [uniqueName('twice'), uniqueName('twice')];
        const append = (stream: string, count: number): Append => ({
          stream,
          expected: 'none',
          events: newEvents(count),
        });
        await expect(store.appendMany([append(a, 1), append(b, 1), append(a, 1)])).rejects.toThrow(
          RangeError,
        );
        await expect(store.appendMany([append(a, 1), append(b, 0)])).rejects.toThrow(RangeError);
        expect([...(await readAll(store, a)), ...(await readAll(store, b))]).toEqual([]);
      });

      it('returns nothing for no appends', async () => {
        expect(await store.appendMany([])).toEqual([]);
      });
    });

    describe('read', () => {
      it('starts at a revision, and returns nothing for an unknown stream or beyond the end', async () => {
        const stream = uniqueName('from');
        await store.append({ stream, expected: 'none', events: newEvents(4) });
        expect((await readAll(store, stream, 2)).map(({ revision }) => revision)).toEqual([2, 3]);
        expect(await readAll(store, stream, 4)).toEqual([]);
        expect(await readAll(store, uniqueName('unknown'))).toEqual([]);
      });

      it('returns two thousand events in order, and may stop early', async () => {
        const stream = uniqueName('long');
        await store.append({ stream, expected: 'none', events: newEvents(1_000) });
        await store.append({ stream, expected: 999, events: newEvents(1_000) });
        const revisions = (await readAll(store, stream)).map(({ revision }) => revision);
        expect(revisions).toEqual(Array.from({ length: 2_000 }, (_, n) => n));
        for await (const { revision } of store.read(stream)) if (revision === 700) break;
        expect(await store.append({ stream, expected: 1_999, events: newEvents(1) })).toMatchObject({
          ok: true,
        });
      });
    });

    describeHandles(
      () => store,
      () => backing.open(),
    );
  });
}
