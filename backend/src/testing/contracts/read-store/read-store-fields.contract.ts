import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../ports/json/json.ts';
import type { Condition, ReadStore } from '../../../ports/read-store.ts';
import type { ReadStoreSuite } from './read-store-suite.contract.ts';

const FIELDS = { at: 'time', open: 'boolean', rank: 'integer', title: 'text', marks: 'texts' } as const;
const BLANK = { at: '', open: true, rank: 0, title: 'none', marks: [], deep: { a: [] }, kept: null } as const;

/** Documents of a collection with times, of which an engine may leave out what most have. */
export function readStoreFields(suite: ReadStoreSuite): void {
  async function given(...bodies: readonly JsonObject[]): Promise<string> {
    const name = `case-${randomUUID()}`;
    const indexes = [['-at'], ['open', 'rank'], ['open', '-at', '-id', 'rank', 'title']];
    await suite.store.prepare([{ name, version: 1, fields: FIELDS, indexes, blank: BLANK }]);
    const writes = bodies.map((body, n) => ({ id: `d${n}`, seen: 0, revisions: {}, body }));
    await suite.store.commit({ collection: name, version: 1, from: null, to: 'p1', writes });
    return name;
  }

  const idsThat = async (store: ReadStore, name: string, ...where: readonly Condition[]) =>
    (await store.query(name, { where, limit: 100 })).map(({ id }) => id);

  describe('fields', () => {
    const full = { ...BLANK, at: '2026-11-27T10:00:00.123Z', open: false, rank: -7, title: 'x', kept: 'k' };
    const bodies: readonly JsonObject[] = [
      BLANK,
      full,
      { ...BLANK, at: '2026-02-30T10:00:00.000Z', title: '007', deep: { a: [1] }, marks: ['m'] },
      { ...BLANK, rank: Number.MAX_SAFE_INTEGER, title: '', more: { at: 1 } },
      { ...BLANK, at: null, open: null, rank: null, title: null, marks: null, deep: null },
      { ...BLANK, at: 5, open: 'yes', rank: '12', title: true, deep: false, kept: 0 },
    ];

    it('keep their values, whether they are of their type, blank or missing in a type', async () => {
      const name = await given(...bodies);
      for (const [n, body] of bodies.entries())
        expect((await suite.store.get(name, `d${n}`))?.body).toEqual(body);
    });

    it('are replaced by blank ones', async () => {
      const name = await given(full);
      const writes = [{ id: 'd0', seen: 1, revisions: {}, body: BLANK }];
      await suite.store.commit({ collection: name, version: 1, from: 'p1', to: 'p2', writes });
      expect((await suite.store.get(name, 'd0'))?.body).toEqual(BLANK);
      expect(await idsThat(suite.store, name, { field: 'rank', is: 0 }, { field: 'open', is: true })).toEqual(
        ['d0'],
      );
    });

    it('of times are compared with whole times, and with beginnings', async () => {
      const times = ['2026-11-26T23:59:59.999Z', '2026-11-27T00:00:00.000Z', '2026-11-28T00:00:00.000Z', ''];
      const name = await given(...times.map((at) => ({ ...BLANK, at })));
      const within = (from: string, to?: string) =>
        idsThat(suite.store, name, { field: 'at', from, ...(to !== undefined && { to }) });
      expect(await within('2026-11-27')).toEqual(['d1', 'd2']);
      expect(await within('2026-11-27', '2026-11-28')).toEqual(['d1']);
      expect(await within('2026', '2026-11-27T00:00:00.000Z')).toEqual(['d0']);
      const [, second = ''] = times;
      expect(await idsThat(suite.store, name, { field: 'at', is: second })).toEqual(['d1']);
      expect(await idsThat(suite.store, name, { field: 'at', oneOf: [second] })).toEqual(['d1']);
      const sorted = await suite.store.query(name, { sort: ['-at'], limit: 9 });
      expect(sorted.map(({ id }) => id)).toEqual(['d2', 'd1', 'd0', 'd3']);
    });

    it('may be added in the same version, with the values that documents have', async () => {
      const name = await given(full, BLANK);
      const fields = { ...FIELDS, kept: 'text' } as const;
      await suite.store.prepare([{ name, version: 1, fields, indexes: [['kept']], blank: BLANK }]);
      expect(await idsThat(suite.store, name, { field: 'kept', is: 'k' })).toEqual(['d0']);
      expect(await idsThat(suite.store, name, { field: 'kept', is: null })).toEqual(['d1']);
      expect((await suite.store.get(name, 'd0'))?.body).toEqual(full);
    });
  });
}
