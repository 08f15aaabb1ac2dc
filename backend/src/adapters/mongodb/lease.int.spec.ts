import { describe } from 'vitest';
import { leasesContract } from '../../testing/contracts/lease.contract.ts';
import { describeEngine } from '../../testing/engines.ts';
import { testDatabase } from '../../testing/mongodb.ts';
import { openMongoLeases } from './lease.ts';

describe('MongoDB leases', () => {
  describeEngine('mongodb', ({ url }) => {
    leasesContract(async () => {
      const { database, drop } = testDatabase(url);
      return { open: async () => openMongoLeases({ url, database }), dispose: drop };
    });
  });
});
