import { describe, expect, it } from 'vitest';
import type { ReadStore } from '../../../ports/read-store.ts';
import { commit, type ReadStoreSuite } from './read-store-suite.contract.ts';

/** Commits of documents whose position in the feed is stored elsewhere. */
export function readStoreDocumentsAlone(suite: ReadStoreSuite): void {
  async function write(from: string | null, id: string, rank: number, seen = 0) {
    const writes = [{ id, seen, revisions: { s: rank }, body: { rank } }];
    return suite.store.commit({ collection: suite.name, version: 1, from, writes });
  }

  describe('documents without a checkpoint', () => {
    it('are written, and the checkpoint stays', async () => {
      expect(await write(null, 'a', 1)).toBe('committed');
      expect(await suite.store.checkpoint(suite.name)).toBeNull();
      expect(await commit(suite.store, suite.name, null, 'p1', [])).toBe('committed');
      expect(await write('p1', 'a', 2, 1)).toBe('committed');
      expect(await suite.store.checkpoint(suite.name)).toBe('p1');
      expect(await suite.store.get(suite.name, 'a')).toEqual({
        id: 'a',
        version: 2,
        revisions: { s: 2 },
        body: { rank: 2 },
      });
    });

    it('conflict when a document was written meanwhile', async () => {
      await suite.given({ id: 'a', rank: 1 });
      expect(await write('p1', 'a', 2, 1)).toBe('committed');
      expect(await write('p1', 'a', 3, 1)).toBe('conflict');
      expect(await write('p1', 'a', 3)).toBe('conflict');
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 2 });
    });

    it('conflict after a swap, although a document of the rebuild has the version that was seen', async () => {
      await suite.given({ id: 'a', rank: 1 });
      await suite.store.beginRebuild(suite.definition);
      await commit(suite.store, suite.name, null, 'n1', [{ id: 'a', rank: 7 }], 'next');
      await suite.swap();
      expect(await write('p1', 'a', 2, 1)).toBe('conflict');
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 7 });
      expect(await write('n1', 'a', 8, 1)).toBe('committed');
    });

    it('may be written by many at once: each learns when to read again', async () => {
      const other = await suite.open();
      const count = async (store: typeof other) => {
        for (;;) {
          const now = await store.getMany(suite.name, ['a']);
          const rank = Number(now[0]?.body['rank'] ?? 0) + 1;
          const writes = [{ id: 'a', seen: now[0]?.version ?? 0, revisions: {}, body: { rank } }];
          if (
            (await store.commit({ collection: suite.name, version: 1, from: null, writes })) === 'committed'
          )
            return;
        }
      };
      await Promise.all(Array.from({ length: 10 }, (_, n) => count(n % 2 ? suite.store : other)));
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 10 });
      await other.close();
    });

    it('may be written by two at once in opposite orders: none waits for the other without end', async () => {
      const ids = Array.from({ length: 300 }, (_none, n) => `d${n}`);
      const stores = [suite.store, await suite.open()];
      const raise = async (store: ReadStore, order: readonly string[]) => {
        const found = await store.getMany(suite.name, ids);
        const seen = new Map(found.map(({ id, version }) => [id, version]));
        const writes = order.map((id) => ({ id, seen: seen.get(id) ?? 0, revisions: {}, body: {} }));
        return store.commit({ collection: suite.name, version: 1, from: null, writes });
      };
      const orders = [ids, ids.toReversed()];
      for (let round = 0; round < 10; round += 1)
        await Promise.all(stores.map((store, place) => raise(store, orders[place] ?? [])));
      expect(await raise(suite.store, ids)).toBe('committed');
      await stores[1]?.close();
    });
  });
}
