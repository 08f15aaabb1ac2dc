import { type Db, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { testDatabase } from '../../testing/engines/mongodb.ts';
import { openMongoReadStore } from './read-store.ts';

const CODES = {
  name: 'codes',
  version: 1,
  fields: { owner: 'text', rank: 'integer' },
  indexes: [['owner']],
} as const;
const write = (id: string, seen: number, rank: number) => ({
  id,
  seen,
  revisions: { s: rank },
  body: { rank },
});

describe('MongoDB read store, in its database', () => {
  describeEngine('mongodb', ({ url }) => {
    let database: string;
    let drop: () => Promise<void>;
    let client: MongoClient;
    let db: Db;
    let store: ReadStore;

    beforeEach(async () => {
      ({ database, drop } = testDatabase(url));
      client = new MongoClient(url);
      db = client.db(database);
      store = openMongoReadStore({ url, database });
      await store.prepare([CODES]);
    });
    afterEach(async () => {
      await store.close();
      await client.close();
      await drop();
    });

    async function collections(): Promise<readonly string[]> {
      const found = await db.listCollections({}, { nameOnly: true }).toArray();
      return found.map(({ name }) => name).sort();
    }

    /** The generation takes one number, and the pause the next. */
    async function rebuild(): Promise<void> {
      await store.beginRebuild(CODES);
      expect(await store.swap(CODES, await store.pauseWrites('codes'))).toBe(true);
    }

    it('has the declared indexes, and adds missing ones', async () => {
      expect(await db.collection('codes.1').indexes()).toMatchObject([
        { name: '_id_' },
        { name: 'owner', key: { 'body.owner': 1, _id: 1 } },
      ]);
      await store.prepare([{ ...CODES, indexes: [['owner'], ['owner', '-rank']] }]);
      await vi.waitFor(async () => {
        const added = { name: 'owner,-rank', key: { 'body.owner': 1, 'body.rank': -1, _id: -1 } };
        expect(await db.collection('codes.1').indexes()).toContainEqual(expect.objectContaining(added));
      }, 10_000);
    });

    it('drops generations that a swap retired, at the latest when it closes', async () => {
      await rebuild();
      await rebuild();
      await store.beginRebuild(CODES);
      await store.makeIndexes(CODES);
      expect(await collections()).toEqual(['codes.1', 'codes.2', 'codes.4', 'codes.6', 'collections']);
      await store.close();
      expect(await collections()).toEqual(['codes.4', 'codes.6', 'collections']);
    });

    it('drops what a late writer left under an old name', async () => {
      await rebuild();
      await store.close();
      await db.createCollection('codes.1');
      await db.createCollection('codes.mine');
      store = openMongoReadStore({ url, database });
      await store.prepare([CODES]);
      await vi.waitFor(
        async () => expect(await collections()).toEqual(['codes.2', 'codes.mine', 'collections']),
        10_000,
      );
    });

    it('continues after a crash between documents and checkpoint', async () => {
      // Such a crash leaves the documents of a commit, and the checkpoint before it.
      await store.commit({ collection: 'codes', version: 1, from: null, writes: [write('a', 0, 1)] });
      const again = { collection: 'codes', version: 1, from: null, to: 'p1', writes: [write('a', 0, 1)] };
      expect(await store.commit(again)).toBe('conflict');
      expect((await store.get('codes', 'a'))?.revisions).toEqual({ s: 1 });
      expect(await store.commit({ ...again, writes: [] })).toBe('committed');
    });

    it('writes the other documents of a conflicting commit, and does not move the checkpoint', async () => {
      const writes = [write('a', 0, 1), write('b', 4, 1), write('c', 0, 1)];
      expect(await store.commit({ collection: 'codes', version: 1, from: null, to: 'p1', writes })).toBe(
        'conflict',
      );
      expect(await store.checkpoint('codes')).toBeNull();
      expect(await store.getMany('codes', ['a', 'b', 'c'])).toHaveLength(2);
    });

    const wrong = url.replace(/(:\/\/[^:/@]+:)[^@]+@/, '$1wrong@');
    it.skipIf(wrong === url)('reports that the server refuses a password', async () => {
      const refused = openMongoReadStore({ url: wrong, database });
      await expect(refused.checkpoint('codes')).rejects.toBeInstanceOf(EngineMisconfigured);
      await refused.close();
    });

    it('reports that the server is away, and that it is closed', async () => {
      const away = openMongoReadStore({ url: 'mongodb://127.0.0.1:1/' });
      await expect(away.ping()).rejects.toBeInstanceOf(EngineUnavailable);
      await away.close();
      await expect(away.ping()).rejects.toBeInstanceOf(EngineUnavailable);
    });
  });
});
