import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoReadStore } from '../../src/adapters/mongodb/read-store.ts';
import { openSqliteReadStore } from '../../src/adapters/sqlite/read-store.ts';
import type { ReadStore } from '../../src/ports/read-store.ts';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { testDatabase } from '../../src/testing/engines/mongodb.ts';
import { documents, query, THINGS } from './random-queries.ts';

const DOCUMENTS = 2_000;
const QUERIES = 500;
/** The suite's title shows the seed, so that a failure can be repeated. */
const SEED = Math.floor(Math.random() * 2 ** 31);

describe(`SQLite and MongoDB with the same documents (seed ${SEED})`, () => {
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
        const outcome = await store.commit({
          collection: THINGS.name,
          version: 1,
          from: null,
          to: 'p1',
          writes,
        });
        expect(outcome).toBe('committed');
      }
    });
    afterAll(async () => {
      await Promise.all([sqlite.close(), mongo.close()]);
      await drop();
      await rm(folder, { recursive: true });
    });

    it('return the same documents from a scan', async () => {
      const [inSqlite, inMongo] = await Promise.all(
        [sqlite, mongo].map((store) => Array.fromAsync(store.scan(THINGS.name))),
      );
      expect(inSqlite).toHaveLength(DOCUMENTS);
      expect(inMongo).toEqual(inSqlite);
    });

    it(`return the same results for ${QUERIES} random queries`, { timeout: 120_000 }, async () => {
      let withResults = 0;
      const property = fc.asyncProperty(query, async (random) => {
        const [inSqlite, inMongo] = await Promise.all(
          [sqlite, mongo].map((store) => store.query(THINGS.name, random)),
        );
        expect(inMongo).toEqual(inSqlite);
        const [countSqlite, countMongo] = await Promise.all(
          [sqlite, mongo].map((store) => store.count(THINGS.name, random.where)),
        );
        expect(countMongo).toBe(countSqlite);
        if (countSqlite !== 0) withResults++;
      });
      await fc.assert(property, { numRuns: QUERIES, seed: SEED });
      // Queries without results would hide a difference.
      expect(withResults).toBeGreaterThan(QUERIES / 4);
    });
  });
});
