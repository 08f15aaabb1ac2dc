import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoReadStore } from '../../src/adapters/mongodb/read-store.ts';
import { openSqliteReadStore } from '../../src/adapters/sqlite/read-store.ts';
import type { ReadStore } from '../../src/ports/read-store.ts';
import { describeEngine } from '../../src/testing/engines.ts';
import { testDatabase } from '../../src/testing/mongodb.ts';
import { documents, query, THINGS } from './random-queries.ts';

const DOCUMENTS = 2_000;
const QUERIES = 500;
/** Another one each time; a failure tells it. */
const SEED = Math.floor(Math.random() * 2 ** 31);

describe(`SQLite and MongoDB, filled alike (seed ${SEED})`, () => {
  describeEngine('mongodb', ({ url }) => {
    const { database, drop } = testDatabase(url);
    let folder: string;
    let sqlite: ReadStore;
    let mongo: ReadStore;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'queries-'));
      sqlite = openSqliteReadStore(join(folder, 'read.db'));
      mongo = openMongoReadStore({ url, database });
      const [writes = []] = fc.sample(documents(DOCUMENTS), { numRuns: 1, seed: SEED });
      for (const store of [sqlite, mongo]) {
        await store.prepare([THINGS]);
        const outcome = await store.commit({ collection: THINGS.name, from: null, to: 'p1', writes });
        expect(outcome).toBe('committed');
      }
    });
    afterAll(async () => {
      await Promise.all([sqlite.close(), mongo.close()]);
      await drop();
      await rm(folder, { recursive: true });
    });

    it('hold the same documents', async () => {
      const [inSqlite, inMongo] = await Promise.all(
        [sqlite, mongo].map((store) => Array.fromAsync(store.scan(THINGS.name))),
      );
      expect(inSqlite).toHaveLength(DOCUMENTS);
      expect(inMongo).toEqual(inSqlite);
    });

    it(`answer ${QUERIES} random queries alike`, { timeout: 120_000 }, async () => {
      let answered = 0;
      const alike = fc.asyncProperty(query, async (asked) => {
        const [inSqlite, inMongo] = await Promise.all(
          [sqlite, mongo].map((store) => store.query(THINGS.name, asked)),
        );
        expect(inMongo).toEqual(inSqlite);
        const [countSqlite, countMongo] = await Promise.all(
          [sqlite, mongo].map((store) => store.count(THINGS.name, asked.where)),
        );
        expect(countMongo).toBe(countSqlite);
        if (countSqlite !== 0) answered++;
      });
      await fc.assert(alike, { numRuns: QUERIES, seed: SEED });
      // Otherwise both might agree on nothing.
      expect(answered).toBeGreaterThan(QUERIES / 4);
    });
  });
});
