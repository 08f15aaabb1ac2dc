import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { it, onTestFinished } from 'vitest';
import type { Engines } from '../../src/testing/engines/engine-kinds.ts';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { newBackupBucket } from '../support/backup-bucket.ts';
import { databaseIn } from '../support/distributed/test-resources.ts';
import {
  archiveOld,
  bringAllBack,
  expectWhole,
  installScanned,
  newKeys,
  restoreInto,
} from './sealed-archives.ts';

const PATIENCE_MS = 400_000;

describeEngine('mongodb', (mongodb) =>
  describeEngine('s3', (s3) =>
    it(
      'sealed archives in a bucket leave counts in MongoDB exact, fit a restored log, and come back',
      () => archivesInBucket(mongodb, s3),
      PATIENCE_MS,
    ),
  ),
);

async function archivesInBucket({ url }: Engines['mongodb'], s3: Engines['s3']): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'qlaim-archives-on-engines-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const bucket = await newBackupBucket(s3);
  onTestFinished(bucket.empty);
  const shared = {
    ...bucket.environment,
    ...(await newKeys()),
    ARCHIVE_TO: `${bucket.place}/archives`,
  };
  const installation = (name: string) => {
    const database = `archives_${name}_${randomUUID().slice(0, 8)}`;
    onTestFinished(() => dropDatabases(url, database));
    return { ...shared, DATA_DIR: join(root, name), MONGODB_URL: databaseIn(url, database) };
  };
  const first = installation('first');
  const scans = await installScanned(first);
  await archiveOld(first);
  await expectWhole(first, scans);
  const second = installation('second');
  await restoreInto(second, first, `${bucket.place}/back-ups`);
  await expectWhole(second, scans);
  await bringAllBack(second, scans);
}

/** Drops a database of read models, and that of its secrets. */
async function dropDatabases(url: string, name: string): Promise<void> {
  const client = new MongoClient(url);
  for (const end of ['', '_vault']) await client.db(`${name}${end}`).dropDatabase();
  await client.close();
}
