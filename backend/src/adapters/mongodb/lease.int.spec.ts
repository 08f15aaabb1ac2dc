import { MongoClient } from 'mongodb';
import { describe } from 'vitest';
import { leasesContract } from '../../testing/contracts/lease.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { testDatabase } from '../../testing/engines/mongodb.ts';
import { openMongoLeases } from './lease.ts';
import { VAULT_SUFFIX } from './vault.ts';

describe('MongoDB leases', () => {
  describeEngine('mongodb', ({ url }) => {
    leasesContract(async () => {
      const { database, drop } = testDatabase(url);
      const delay = async (name: string, ms: number) => {
        const client = new MongoClient(url);
        const records = client.db(`${database}${VAULT_SUFFIX}`).collection<{ _id: string }>('leases');
        await records.updateOne({ _id: name }, [{ $set: { until: { $add: ['$until', ms] } } }]);
        await client.close();
      };
      return { open: async () => openMongoLeases({ url, database }), delay, dispose: drop };
    });
  });
});
