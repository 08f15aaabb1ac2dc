import { describe } from 'vitest';
import { openMongoReadStore } from '../../../adapters/mongodb/read-store.ts';
import { consoleCodesContract } from '../../../testing/contracts/console-codes.contract.ts';
import { describeEngine } from '../../../testing/engines/engines.ts';
import { testDatabase } from '../../../testing/engines/mongodb.ts';

describe("the console's list of codes in MongoDB", () => {
  describeEngine('mongodb', ({ url }) => {
    consoleCodesContract(async () => {
      const { database, drop } = testDatabase(url);
      return { open: async () => openMongoReadStore({ url, database }), dispose: drop };
    });
  });
});
