import { describe } from 'vitest';
import { vaultContract } from '../../testing/contracts/vault.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { testDatabase } from '../../testing/engines/mongodb.ts';
import { openMongoVault } from './vault.ts';

describe('MongoDB vault', () => {
  describeEngine('mongodb', ({ url }) => {
    vaultContract(async () => {
      const { database, drop } = testDatabase(url);
      return { open: async () => openMongoVault({ url, database }), dispose: drop };
    });
  });
});
