import { rm } from 'node:fs/promises';
import { MongoClient } from 'mongodb';
import { newCluster } from '../../support/distributed/cluster.ts';
import { enginesOfEnvironment, type UsedEngines } from '../../support/distributed/engines.ts';
import { caughtUp } from '../../support/distributed/progress.ts';
import { removeResources, removeTopic } from '../../support/distributed/remove-resources.ts';
import { newTestResources } from '../../support/distributed/test-resources.ts';
import { backUpFiles, restoreFiles } from './back-up-files.ts';
import { copyDatabase } from './copy-database.ts';
import type { Installation } from './installation.ts';

/** Two processes of each role and a third projector, on a SQLite log, Kafka, MongoDB and S3. */
export async function openOnEngines(): Promise<Installation> {
  const engines = enginesOfEnvironment();
  const resources = await newTestResources(engines, { prefix: 'chaos', partitions: 6 });
  const { dataDir, database, environment, topic } = resources;
  const folder = `${dataDir}.backup`;
  const vault = `${database}_vault`;
  const vaultCopy = `${vault}_backup`;
  return {
    name: topic,
    environment,
    cluster: await newCluster(resources),
    caughtUp,
    backUp: async () => {
      await backUpFiles(dataDir, folder, ['events.db']);
      await inMongo(engines, (client) => copyDatabase(client, vault, vaultCopy));
      // No file of the load is ever removed, so that the bucket is its own back-up.
    },
    restore: async () => {
      await restoreFiles(dataDir, folder);
      await removeTopic(resources, engines.kafka);
      await inMongo(engines, async (client) => {
        await copyDatabase(client, vaultCopy, vault);
        await client.db(database).dropDatabase();
      });
    },
    remove: async () => {
      await inMongo(engines, (client) => client.db(vaultCopy).dropDatabase());
      for (const each of [folder, `${dataDir}.before`]) await rm(each, { recursive: true, force: true });
      return removeResources(resources, engines);
    },
  };
}

async function inMongo({ mongodb }: UsedEngines, work: (client: MongoClient) => Promise<unknown>) {
  const client = new MongoClient(mongodb.url);
  try {
    await work(client);
  } finally {
    await client.close();
  }
}
