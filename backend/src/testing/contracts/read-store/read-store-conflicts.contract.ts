import { describe, expect, it } from 'vitest';
import type { ReadStore } from '../../../ports/read-store.ts';
import { commit, type ReadStoreSuite } from './read-store-suite.contract.ts';

const EVENTS = 60;
const BATCH = 7;

/** Counts numbered events in three documents as a projector does: after a conflict it reads and folds again. */
async function countEvents(store: ReadStore, collection: string): Promise<void> {
  for (;;) {
    const from = await store.checkpoint(collection);
    const first = from === null ? 0 : Number(from) + 1;
    if (first === EVENTS) return;
    const last = Math.min(first + BATCH, EVENTS) - 1;
    const stored = new Map((await store.getMany(collection, ['d0', 'd1', 'd2'])).map((one) => [one.id, one]));
    const writes = ['d0', 'd1', 'd2'].map((id, index) => {
      const { version = 0, revisions = {}, body = {} } = stored.get(id) ?? {};
      const seen = revisions['s'] ?? -1;
      let rank = Number(body['rank'] ?? 0);
      for (let event = first; event <= last; event++) if (event % 3 === index && event > seen) rank++;
      return { id, seen: version, revisions: { s: Math.max(seen, last) }, body: { rank } };
    });
    await store.commit({ collection, version: 1, from, to: String(last), writes });
  }
}

/** The conflicts of a commit, after which the checkpoint has not moved. */
export function readStoreConflicts(suite: ReadStoreSuite): void {
  describe('conflicts', () => {
    it('refuse a moved checkpoint, and store nothing', async () => {
      await suite.given({ id: 'a' });
      expect(await commit(suite.store, suite.name, null, 'p2', [{ id: 'b' }])).toBe('conflict');
      expect(await commit(suite.store, suite.name, 'p0', 'p2', [{ id: 'b' }])).toBe('conflict');
      expect(await suite.store.checkpoint(suite.name)).toBe('p1');
      expect(await suite.store.get(suite.name, 'b')).toBeUndefined();
    });

    it('refuse the same commit a second time', async () => {
      await suite.given({ id: 'a', rank: 1 });
      expect(await commit(suite.store, suite.name, null, 'p1', [{ id: 'a', rank: 1 }])).toBe('conflict');
      expect((await suite.store.get(suite.name, 'a'))?.version).toBe(1);
    });

    it('keep the checkpoint when a document was written meanwhile', async () => {
      await suite.given({ id: 'a', rank: 1 });
      await commit(suite.store, suite.name, 'p1', 'p2', [{ id: 'a', seen: 1, rank: 2 }]);
      expect(await commit(suite.store, suite.name, 'p2', 'p3', [{ id: 'a', seen: 1, rank: 3 }])).toBe(
        'conflict',
      );
      expect(await suite.store.checkpoint(suite.name)).toBe('p2');
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 2 });
    });

    it('keep the checkpoint when a document was created meanwhile, or is absent', async () => {
      await suite.given({ id: 'a', rank: 1 });
      expect(await commit(suite.store, suite.name, 'p1', 'p2', [{ id: 'a', seen: 0 }])).toBe('conflict');
      expect(await commit(suite.store, suite.name, 'p1', 'p2', [{ id: 'b', seen: 1 }])).toBe('conflict');
      expect(await suite.store.checkpoint(suite.name)).toBe('p1');
      expect((await suite.store.get(suite.name, 'a'))?.body).toEqual({ rank: 1 });
    });

    it('let a writer read again and continue', async () => {
      await suite.given({ id: 'a', rank: 1 }, { id: 'b', rank: 1 });
      expect(
        await commit(suite.store, suite.name, 'p1', 'p2', [{ id: 'b', seen: 1, rank: 2 }, { id: 'a' }]),
      ).toBe('conflict');
      const now = await suite.store.getMany(suite.name, ['a', 'b']);
      const again = now.map(({ id, version }) => ({ id, seen: version, rank: 3 }));
      expect(await commit(suite.store, suite.name, 'p1', 'p2', again)).toBe('committed');
      expect((await suite.store.getMany(suite.name, ['a', 'b'])).map(({ body }) => body)).toEqual([
        { rank: 3 },
        { rank: 3 },
      ]);
    });

    it('lead writers that follow the same events to the same result', async () => {
      const others = [await suite.open(), await suite.open()];
      await Promise.all([suite.store, ...others].map((store) => countEvents(store, suite.name)));
      expect(await suite.store.checkpoint(suite.name)).toBe(String(EVENTS - 1));
      const found = await suite.store.query(suite.name, { limit: 10 });
      expect(found.map(({ id, body }) => [id, body['rank']])).toEqual([
        ['d0', 20],
        ['d1', 20],
        ['d2', 20],
      ]);
      await Promise.all(others.map((other) => other.close()));
    });

    it('have one winner among concurrent writers', async () => {
      const other = await suite.open();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          commit(index % 2 === 0 ? suite.store : other, suite.name, null, `p${index}`, [
            { id: 'a', rank: index },
          ]),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
      const winner = outcomes.indexOf('committed');
      expect(await suite.store.checkpoint(suite.name)).toBe(`p${winner}`);
      expect((await other.get(suite.name, 'a'))?.body).toEqual({ rank: winner });
      await other.close();
    });
  });
}
