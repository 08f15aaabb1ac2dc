import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Commit } from '../../../ports/read-store.ts';
import { collect, commit, FIELDS, type ReadStoreSuite } from './read-store-suite.contract.ts';

/** Changed definitions, and rebuilds beside the active generation. */
export function readStoreGenerations(suite: ReadStoreSuite): void {
  describe('definitions', () => {
    it('may be prepared again, also at the same time', async () => {
      await suite.given({ id: 'a', rank: 1 });
      const other = await suite.open();
      const fresh = { ...suite.definition, name: `case-${randomUUID()}` };
      const answers = await Promise.all(
        [suite.store, other, suite.store].map((each) => each.prepare([suite.definition, fresh])),
      );
      expect(answers).toEqual(Array.from({ length: 3 }, () => ({ outdated: [], newer: [] })));
      expect(await suite.ids({ where: [{ field: 'rank', is: 1 }] })).toEqual(['a']);
      await other.close();
    });

    it('may have new indexes and fields in the same version', async () => {
      await suite.given({ id: 'a', size: 7 });
      const grown = {
        ...suite.definition,
        fields: { ...FIELDS, size: 'integer' as const },
        indexes: [['size']],
      };
      expect(await suite.store.prepare([grown])).toEqual({ outdated: [], newer: [] });
      expect(await suite.matching({ field: 'size', is: 7 })).toEqual(['a']);
    });

    it('of a lower version are outdated, and still serve', async () => {
      await suite.given({ id: 'a', rank: 1, size: 7 });
      const next = { ...suite.definition, version: 2, fields: { ...FIELDS, size: 'integer' as const } };
      expect(await suite.store.prepare([next])).toEqual({ outdated: [suite.name], newer: [] });
      expect(await suite.store.prepare([next])).toEqual({ outdated: [suite.name], newer: [] });
      expect(await suite.matching({ field: 'rank', is: 1 }, { field: 'size', is: 7 })).toEqual(['a']);
    });
  });

  describe('rebuild', () => {
    /** Commits as a program with another version of the definition. */
    const of = (version: number) => (request: Commit) => suite.store.commit({ ...request, version });

    it('fills the next generation beside the active one, and swaps', async () => {
      await suite.given({ id: 'a', rank: 1 }, { id: 'b', rank: 1 });
      const changed = { ...suite.definition, version: 2 };
      await suite.store.beginRebuild(changed);
      expect(await suite.store.checkpoint(suite.name, 'next')).toBeNull();
      expect(
        await commit(
          { ...suite.store, commit: of(2) },
          suite.name,
          null,
          'n1',
          [{ id: 'a', rank: 2 }],
          'next',
        ),
      ).toBe('committed');

      expect(await commit(suite.store, suite.name, 'p1', 'p2', [{ id: 'c' }])).toBe('committed');
      expect(await suite.ids()).toEqual(['a', 'b', 'c']);
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 1 });
      expect(await suite.store.checkpoint(suite.name)).toBe('p2');
      expect(await suite.store.checkpoint(suite.name, 'next')).toBe('n1');
      expect((await suite.store.getMany(suite.name, ['a', 'b'], 'next')).map(({ body }) => body)).toEqual([
        { rank: 2 },
      ]);
      expect((await collect(suite.store, suite.name, 'next')).map(({ id }) => id)).toEqual(['a']);

      expect(await suite.store.swap(changed, await suite.store.pauseWrites(suite.name))).toBe(true);
      expect(await suite.ids()).toEqual(['a']);
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 2 });
      expect(await suite.store.checkpoint(suite.name)).toBe('n1');
      expect(await suite.store.checkpoint(suite.name, 'next')).toBeNull();
      expect(await suite.store.prepare([changed])).toEqual({ outdated: [], newer: [] });
      expect(
        await commit({ ...suite.store, commit: of(2) }, suite.name, 'n1', 'n2', [
          { id: 'a', seen: 1, rank: 3 },
        ]),
      ).toBe('committed');
      expect(await suite.matching({ field: 'rank', is: 3 })).toEqual(['a']);
    });

    it('is swapped in with indexes that were made meanwhile', async () => {
      await suite.store.makeIndexes(suite.definition);
      await suite.store.beginRebuild(suite.definition);
      await commit(suite.store, suite.name, null, 'n1', [{ id: 'a', rank: 1, marks: ['x'] }], 'next');
      await suite.store.makeIndexes(suite.definition);
      await suite.store.makeIndexes(suite.definition);
      await commit(suite.store, suite.name, 'n1', 'n2', [{ id: 'b', rank: 2, marks: ['x'] }], 'next');
      await suite.swap();
      expect(await suite.ids({ sort: ['-rank'] })).toEqual(['b', 'a']);
      expect(await suite.matching({ field: 'marks', has: 'x' })).toEqual(['a', 'b']);
      while (await suite.store.giveBack?.());
      expect(await suite.ids()).toEqual(['a', 'b']);
    });

    it('can be repeated', async () => {
      for (const round of [1, 2, 3]) {
        await suite.store.beginRebuild(suite.definition);
        await commit(suite.store, suite.name, null, `n${round}`, [{ id: `r${round}`, rank: round }], 'next');
        await suite.swap();
        expect(await suite.matching({ field: 'rank', is: round })).toEqual([`r${round}`]);
      }
    });

    it('is visible to other processes at once', async () => {
      const other = await suite.open();
      await suite.given({ id: 'a', rank: 1 });
      expect((await other.get(suite.name, 'a'))?.body).toEqual({ rank: 1 });
      await suite.store.beginRebuild(suite.definition);
      await commit(suite.store, suite.name, null, 'n1', [{ id: 'a', rank: 2 }], 'next');
      await suite.swap();
      expect((await other.get(suite.name, 'a'))?.body).toEqual({ rank: 2 });
      expect(await other.checkpoint(suite.name)).toBe('n1');
      expect(await commit(other, suite.name, 'p1', 'p2', [{ id: 'b' }])).toBe('conflict');
      await other.close();
    });

    it('never shows a reader half of a swap', async () => {
      await suite.given({ id: 'a', rank: 0 }, { id: 'b', rank: 0 });
      const other = await suite.open();
      let done = false;
      const reading = (async () => {
        while (!done) {
          const ranks = (await other.query(suite.name, { limit: 10 })).map(({ body }) => body['rank']);
          expect(ranks).toHaveLength(2);
          expect(ranks[0]).toBe(ranks[1]);
        }
      })();
      for (const rank of [1, 2, 3, 4, 5]) {
        await suite.store.beginRebuild(suite.definition);
        await commit(
          suite.store,
          suite.name,
          null,
          `n${rank}`,
          [
            { id: 'a', rank },
            { id: 'b', rank },
          ],
          'next',
        );
        await suite.swap();
      }
      done = true;
      await reading;
      await other.close();
    });
  });
}
