import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf } from '../../src/ports/end-of-feed.ts';
import { keepProcessCheckpoint, processCheckpoint } from '../../src/processes/checkpoints.ts';
import { CODES } from '../../src/read-models/codes/document.ts';
import type { Engines } from '../../src/testing/engines/engine-kinds.ts';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { installIn } from '../migrate/installation.ts';
import { type BackupBucket, newBackupBucket } from '../support/backup-bucket.ts';
import { databaseIn } from '../support/distributed/test-resources.ts';
import { backUp, nameInstallation, restore, withPorts } from './backed-up.ts';

const AMOUNT = 25;

describeEngine('mongodb', (mongodb) =>
  describeEngine('s3', (s3) =>
    describe('an installation whose secrets and read models are in MongoDB', () => moves(mongodb, s3)),
  ),
);

function moves({ url }: Engines['mongodb'], s3: Engines['s3']): void {
  const databases = ['first', 'second'].map((name) => `backups_${name}_${randomUUID().slice(0, 8)}`);
  const shared = {
    SESSION_SECRET: randomBytes(32).toString('hex'),
    VAULT_KEY: randomBytes(32).toString('hex'),
  };
  let root = '';
  let bucket: BackupBucket;
  let place = '';
  const inMongo = (n: 0 | 1, folder: string) => ({
    ...shared,
    ...bucket.environment,
    DATA_DIR: join(root, folder),
    MONGODB_URL: databaseIn(url, databases[n] ?? ''),
  });
  /** What a restore must bring back. */
  const stateOf = (environment: Readonly<Record<string, string>>) =>
    withPorts(environment, async ({ vault, files }) => ({
      keys: (await Array.fromAsync(vault.scan()))
        // The one of the house is made with the first read models.
        .filter(({ kind, id }) => kind === 'credential' || (kind === 'person-key' && id !== 'house'))
        .map(({ kind, id, value }) => JSON.stringify({ kind, id, value }))
        .toSorted(),
      checkpoint: await processCheckpoint(vault, 'expand-batches'),
      files: await Array.fromAsync(files.list('page/'), ({ key, size }) => ({ key, size })),
    }));
  const codesIn = (environment: Readonly<Record<string, string>>) =>
    withPorts(environment, async ({ store }) => (await Array.fromAsync(store.scan(CODES.name))).length);
  let before: Awaited<ReturnType<typeof stateOf>>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'qlaim-on-engines-'));
    bucket = await newBackupBucket(s3);
    place = `${bucket.place}/shop`;
    const first = inMongo(0, 'first');
    await installIn(first.DATA_DIR, AMOUNT, first);
    await nameInstallation(first);
    await withPorts(first, async ({ vault, feed }) => {
      await keepProcessCheckpoint(vault, 'expand-batches', await endOf(feed));
    });
    before = await stateOf(first);
    expect(await backUp(first, place, ['--files', '--prune'])).toBe(0);
  });
  afterAll(async () => {
    await bucket.empty();
    const client = new MongoClient(url);
    for (const name of databases)
      for (const end of ['', '_vault']) await client.db(`${name}${end}`).dropDatabase();
    await client.close();
    await rm(root, { recursive: true, force: true });
  });

  it('is restored from a bucket to another database', async () => {
    const target = inMongo(1, 'second');
    expect(await restore(target, place)).toBe(0);
    expect(before.keys).not.toEqual([]);
    expect(await stateOf(target)).toEqual(before);
    expect(await codesIn(target)).toBe(AMOUNT);
  });

  it('is restored to an embedded folder, too', async () => {
    const target = { ...shared, ...bucket.environment, DATA_DIR: join(root, 'embedded') };
    expect(await restore(target, place)).toBe(0);
    expect(await stateOf(target)).toEqual(before);
    expect(await codesIn(target)).toBe(AMOUNT);
  });

  it('never replaces secrets that are there', async () => {
    await expect(restore(inMongo(0, 'third'), place)).rejects.toThrow(
      'the vault holds secrets: empty it first',
    );
    expect((await stateOf(inMongo(0, 'first'))).keys).toEqual(before.keys);
  });
}
