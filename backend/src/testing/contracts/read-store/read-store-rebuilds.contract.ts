import { describe, expect, it } from 'vitest';
import { VersionConflict } from '../../../ports/errors.ts';
import type { CommitOutcome, ReadStore } from '../../../ports/read-store.ts';
import { collect, commit, type ReadStoreSuite } from './read-store-suite.contract.ts';

/** Interrupted rebuilds, writers that pause for a swap, and programs of two versions at once. */
export function readStoreRebuilds(suite: ReadStoreSuite): void {
  const next = (from: string | null, to: string, id: string) =>
    commit(suite.store, suite.name, from, to, [{ id }], 'next');
  const idsOfNext = async () => (await collect(suite.store, suite.name, 'next')).map(({ id }) => id);

  describe('an interrupted rebuild', () => {
    it('is continued', async () => {
      expect(await suite.store.beginRebuild(suite.definition)).toBe('begun');
      await next(null, 'n1', 'a');
      const other = await suite.open();
      expect(await other.beginRebuild(suite.definition)).toBe('continued');
      expect(await other.checkpoint(suite.name, 'next')).toBe('n1');
      expect(await next('n1', 'n2', 'b')).toBe('committed');
      await other.close();
      await suite.swap();
      expect(await suite.ids()).toEqual(['a', 'b']);
    });

    it('is dropped by one that starts afresh, and by one with other fields', async () => {
      await suite.store.beginRebuild(suite.definition);
      await next(null, 'n1', 'a');
      expect(await suite.store.beginRebuild(suite.definition, { afresh: true })).toBe('begun');
      expect(await suite.store.checkpoint(suite.name, 'next')).toBeNull();
      expect(await idsOfNext()).toEqual([]);
      expect(await next('n1', 'n2', 'b')).toBe('conflict');

      await next(null, 'n1', 'a');
      const fields = { ...suite.definition.fields, size: 'integer' as const };
      expect(await suite.store.beginRebuild({ ...suite.definition, fields })).toBe('begun');
      expect(await idsOfNext()).toEqual([]);
    });
  });

  describe('a pause', () => {
    const write = (store: ReadStore, rank: number, seen: number): Promise<CommitOutcome> => {
      const writes = [{ id: 'a', seen, revisions: { s: rank }, body: { rank } }];
      return store.commit({ collection: suite.name, version: 1, from: 'p1', writes });
    };

    it('keeps every writer out of the active generation until the swap', async () => {
      const other = await suite.open();
      await suite.given({ id: 'a', rank: 1 });
      await suite.store.beginRebuild(suite.definition);
      const pause = await suite.store.pauseWrites(suite.name);
      expect(await other.pause(suite.name)).toBe(pause);
      expect(await write(other, 2, 1)).toBe('paused');
      expect(await commit(other, suite.name, 'p1', 'p2', [])).toBe('paused');
      expect(await next(null, 'n1', 'b')).toBe('committed');
      expect(await suite.store.swap(suite.definition, pause)).toBe(true);
      expect(await other.pause(suite.name)).toBeUndefined();
      expect(await suite.ids()).toEqual(['b']);
      expect(await commit(other, suite.name, 'n1', 'n2', [])).toBe('committed');
      await other.close();
    });

    it('that a writer has ended lets no rebuild swap, nor does a later pause of another one', async () => {
      await suite.given({ id: 'a', rank: 1 });
      await suite.store.beginRebuild(suite.definition);
      const pause = await suite.store.pauseWrites(suite.name);
      await suite.store.resumeWrites(suite.name, pause);
      expect(await write(suite.store, 2, 1)).toBe('committed');
      expect(await suite.store.swap(suite.definition, pause)).toBe(false);
      const later = await suite.store.pauseWrites(suite.name);
      expect(await suite.store.swap(suite.definition, pause)).toBe(false);
      await suite.store.resumeWrites(suite.name, pause);
      expect(await suite.store.pause(suite.name)).toBe(later);
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 2 });
      expect(await suite.store.swap(suite.definition, later)).toBe(true);
    });

    it('needs a rebuild to swap in', async () => {
      const pause = await suite.store.pauseWrites(suite.name);
      await expect(suite.store.swap(suite.definition, pause)).rejects.toThrow('no rebuild');
    });
  });

  describe('an older program', () => {
    it('neither writes nor rebuilds nor replaces what a newer one has rebuilt', async () => {
      await suite.given({ id: 'a', rank: 1 });
      const newer = { ...suite.definition, version: 2 };
      await suite.store.beginRebuild(suite.definition);
      await next(null, 'n1', 'old');
      expect(await suite.store.beginRebuild(newer)).toBe('begun');
      const refused = (work: Promise<unknown>) =>
        expect(work).rejects.toSatisfy((error) => error instanceof VersionConflict && error.isNewer);

      await refused(next(null, 'n1', 'old'));
      await refused(suite.store.beginRebuild(suite.definition, { afresh: true }));
      await refused(suite.store.swap(suite.definition, await suite.store.pauseWrites(suite.name)));
      expect(await suite.store.swap(newer, await suite.store.pauseWrites(suite.name))).toBe(true);

      expect(await suite.store.prepare([suite.definition])).toEqual({ outdated: [], newer: [suite.name] });
      await refused(commit(suite.store, suite.name, null, 'p2', [{ id: 'old' }]));
      await refused(suite.store.beginRebuild(suite.definition));
      expect(await suite.ids()).toEqual([]);
    });

    it('is not written by a newer one before the rebuild', async () => {
      await suite.given({ id: 'a', rank: 1 });
      const commits = suite.store.commit({
        collection: suite.name,
        version: 2,
        from: 'p1',
        to: 'p2',
        writes: [],
      });
      await expect(commits).rejects.toBeInstanceOf(VersionConflict);
      expect(await suite.store.checkpoint(suite.name)).toBe('p1');
    });
  });
}
