import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { collect, commit, type ReadStoreSuite } from './read-store-suite.contract.ts';

/** Documents and their checkpoint, reading by id, and several handles. */
export function readStoreDocuments(suite: ReadStoreSuite): void {
  describe('documents and checkpoint', () => {
    it('are absent at first', async () => {
      expect(await suite.store.checkpoint(suite.name)).toBeNull();
      expect(await suite.store.get(suite.name, 'a')).toBeUndefined();
      expect(await suite.store.getMany(suite.name, ['a', 'b'])).toEqual([]);
      expect(await collect(suite.store, suite.name)).toEqual([]);
      expect(await suite.store.count(suite.name)).toBe(0);
    });

    it('return a document as it was written', async () => {
      const body = {
        text: 'héllo "wörld" \\ \' 😀 \n\t',
        number: -1.5,
        large: Number.MAX_SAFE_INTEGER,
        yes: true,
        nothing: null,
        list: [1, 'two', { three: [] }],
        nested: { 'a.b': { $set: 1 }, empty: {} },
      };
      await suite.store.commit({
        collection: suite.name,
        version: 1,
        from: null,
        to: 'p1',
        writes: [{ id: 'a', seen: 0, revisions: { 'code-1': 3, 'scans-0': 17 }, body }],
      });
      const expected = { id: 'a', version: 1, revisions: { 'code-1': 3, 'scans-0': 17 }, body };
      expect(await suite.store.get(suite.name, 'a')).toEqual(expected);
      expect(await suite.store.getMany(suite.name, ['a'])).toEqual([expected]);
      expect(await suite.store.query(suite.name, { limit: 1 })).toEqual([expected]);
      expect(await collect(suite.store, suite.name)).toEqual([expected]);
      expect(await suite.store.checkpoint(suite.name)).toBe('p1');
    });

    it('leave out undefined values', async () => {
      await suite.given({ id: 'a', here: 1, absent: undefined });
      expect(Object.keys((await suite.store.get(suite.name, 'a'))?.body ?? {})).toEqual(['here']);
    });

    it('replace a document as a whole and count its writes', async () => {
      await suite.given({ id: 'a', title: 'one', rank: 1 });
      expect(await commit(suite.store, suite.name, 'p1', 'p2', [{ id: 'a', seen: 1, title: 'two' }])).toBe(
        'committed',
      );
      expect(await suite.store.get(suite.name, 'a')).toEqual({
        id: 'a',
        version: 2,
        revisions: { s: 0 },
        body: { title: 'two' },
      });
    });

    it('move the checkpoint when nothing was written', async () => {
      expect(await commit(suite.store, suite.name, null, 'p1', [])).toBe('committed');
      expect(await commit(suite.store, suite.name, 'p1', 'p2', [])).toBe('committed');
      expect(await suite.store.checkpoint(suite.name)).toBe('p2');
    });

    it('separate collections', async () => {
      const other = { ...suite.definition, name: `case-${randomUUID()}` };
      await suite.store.prepare([other]);
      await suite.given({ id: 'a' });
      expect(await suite.store.get(other.name, 'a')).toBeUndefined();
      expect(await suite.store.checkpoint(other.name)).toBeNull();
    });

    it('accept many documents in one commit', async () => {
      const many = Array.from({ length: 1_000 }, (_, index) => ({ id: `id-${index}`, rank: index }));
      await suite.given(...many);
      expect(await suite.store.count(suite.name)).toBe(1_000);
    });
  });

  describe('reading by id', () => {
    it('returns a thousand documents, without unknown ids', async () => {
      const all = Array.from({ length: 1_000 }, (_, index) => `id-${index}`);
      await suite.given(...all.filter((_, index) => index % 2 === 0).map((id) => ({ id })));
      const found = await suite.store.getMany(suite.name, all);
      expect(found).toHaveLength(500);
      expect(new Set(found.map(({ id }) => id)).size).toBe(500);
    });

    it('returns a document once when its id is requested twice', async () => {
      await suite.given({ id: 'a' });
      expect(await suite.store.getMany(suite.name, ['a', 'a'])).toHaveLength(1);
      expect(await suite.store.getMany(suite.name, [])).toEqual([]);
    });

    it('accepts ids with special characters', async () => {
      const odd = ["it's", '%', 'a.b', '$x', 'ü', '"', '\\'];
      await suite.given(...odd.map((id) => ({ id })));
      for (const id of odd) expect((await suite.store.get(suite.name, id))?.id).toBe(id);
      expect(await suite.store.getMany(suite.name, odd)).toHaveLength(odd.length);
    });

    it('scans every document by id', async () => {
      const all = Array.from({ length: 1_234 }, (_, index) => `id-${(index * 7) % 1_234}`);
      await suite.given(...all.map((id) => ({ id })));
      expect((await collect(suite.store, suite.name)).map(({ id }) => id)).toEqual(all.toSorted());
    });
  });

  describe('handles', () => {
    it('see each other’s writes', async () => {
      const other = await suite.open();
      await suite.given({ id: 'a', rank: 1 });
      expect((await other.get(suite.name, 'a'))?.body).toEqual({ rank: 1 });
      expect(await commit(other, suite.name, 'p1', 'p2', [{ id: 'a', seen: 1, rank: 2 }])).toBe('committed');
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 2 });
      await other.close();
    });

    it('find everything again after closing', async () => {
      const first = await suite.open();
      expect(await commit(first, suite.name, null, 'p1', [{ id: 'a', rank: 1 }])).toBe('committed');
      await first.close();
      const second = await suite.open();
      expect(await second.prepare([suite.definition])).toEqual({ outdated: [], newer: [] });
      expect(await second.checkpoint(suite.name)).toBe('p1');
      expect((await second.get(suite.name, 'a'))?.body).toEqual({ rank: 1 });
      await second.ping();
      await second.close();
    });
  });
}
