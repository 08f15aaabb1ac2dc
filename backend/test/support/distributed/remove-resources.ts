import { rm } from 'node:fs/promises';
import { DeleteBucketCommand, DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';
import type { UsedEngines } from './engines.ts';
import type { TestResources } from './test-resources.ts';

/**
 * Removes everything that an installation has created.
 * @returns what could not be removed, and why
 */
export async function removeResources(
  resources: TestResources,
  engines: UsedEngines,
): Promise<readonly string[]> {
  const removals = {
    folder: rm(resources.dataDir, { recursive: true, force: true }),
    topic: removeTopic(resources, engines.kafka),
    databases: removeDatabases(resources, engines.mongodb),
    bucket: removeBucket(resources, engines.s3),
  };
  const left = Object.entries(removals).map(([what, removal]) =>
    removal.then(
      () => [],
      (error: unknown) => [`${what}: ${error}`],
    ),
  );
  return (await Promise.all(left)).flat();
}

export async function removeTopic(
  { topic }: TestResources,
  { brokers }: UsedEngines['kafka'],
): Promise<void> {
  const admin = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    const { groups } = await admin.listGroups();
    const own = groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(`${topic}.`));
    // A group whose last member was killed cannot be deleted until its session times out.
    if (own.length > 0) await admin.deleteGroups(own).catch(() => undefined);
    if ((await admin.listTopics()).includes(topic)) await admin.deleteTopics({ topics: [topic] });
  } finally {
    await admin.disconnect();
  }
}

async function removeDatabases({ database }: TestResources, { url }: UsedEngines['mongodb']): Promise<void> {
  const client = new MongoClient(url);
  try {
    for (const name of [database, `${database}_vault`]) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}

async function removeBucket({ bucket: Bucket }: TestResources, s3: UsedEngines['s3']): Promise<void> {
  const { endpoint, region } = s3;
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: s3 });
  try {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await client.send(new DeleteBucketCommand({ Bucket }));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NoSuchBucket') throw error;
  } finally {
    client.destroy();
  }
}
