import { type Db, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeEngine } from '../../../testing/engines/engines.ts';
import { testDatabase } from '../../../testing/engines/mongodb.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { beginRebuild, makeIndexes, prepare } from './lifecycle.ts';
import { sweep } from './sweep.ts';

const CODES = { name: 'codes', version: 1, fields: { owner: 'text' }, indexes: [['owner']] } as const;

describe('several processes that create a generation at once', () => {
  describeEngine('mongodb', ({ url }) => {
    let drop: () => Promise<void>;
    let client: MongoClient;
    let db: Db;
    let other: Catalogue;

    beforeEach(() => {
      const { database, drop: dropped } = testDatabase(url);
      drop = dropped;
      client = new MongoClient(url);
      db = client.db(database);
      other = createCatalogue(db);
    });
    afterEach(async () => {
      await client.close();
      await drop();
    });

    /** A catalogue whose first creation of indexes ends with `error`, after something else was done. */
    function interrupted(meanwhile: () => Promise<unknown>, error: Error): Catalogue {
      let isFirst = true;
      return {
        ...other,
        documents(collection, number) {
          const documents = other.documents(collection, number);
          if (!isFirst) return documents;
          isFirst = false;
          return Object.assign(documents, {
            createIndexes: async () => {
              await meanwhile();
              throw error;
            },
          });
        },
      };
    }
    const background = (work: Promise<unknown>) => void work.catch(() => undefined);
    const dropped = new Error('the collection was dropped while its indexes were created');
    const names = async () =>
      (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();

    it('serves the first generation of the process that was faster', async () => {
      const slow = interrupted(async () => {
        await prepare(other, CODES, background);
        await sweep(db, other, 'codes');
      }, dropped);
      expect(await prepare(slow, CODES, background)).toBe(1);
      expect((await other.find('codes'))?.active?.number).toBe(2);
      expect(await names()).toEqual(['codes.2', 'collections']);
    });

    it('makes no indexes of a rebuild that another one has replaced', async () => {
      await prepare(other, CODES, background);
      await beginRebuild(other, CODES, true);
      await makeIndexes(
        interrupted(() => beginRebuild(other, CODES, true), dropped),
        CODES,
      );
      expect((await other.find('codes'))?.next?.number).toBe(3);
      const failing = interrupted(async () => undefined, dropped);
      await expect(makeIndexes(failing, CODES)).rejects.toBe(dropped);
    });

    it('rejects where nobody else was faster', async () => {
      const full = new Error('no space left');
      await expect(
        prepare(
          interrupted(async () => {}, full),
          CODES,
          background,
        ),
      ).rejects.toThrow(full);
    });
  });
});
