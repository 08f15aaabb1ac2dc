import { describe } from 'vitest';
import { readStoreContract } from '../../testing/contracts/read-store/read-store.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { testDatabase } from '../../testing/engines/mongodb.ts';
import { openMongoReadStore } from './read-store.ts';

describe('MongoDB read store', () => {
  describeEngine('mongodb', ({ url }) => {
    readStoreContract(async () => {
      const { database, drop } = testDatabase(url);
      return { open: async () => openMongoReadStore({ url, database }), dispose: drop };
    });
  });
});
