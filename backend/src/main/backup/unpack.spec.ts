import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBackupFolder } from '../../adapters/disk/backup-place.ts';
import { openSqliteScratch } from '../../adapters/sqlite/scratch.ts';
import { measureLog, snapshotDatabases } from '../../adapters/sqlite/snapshot.ts';
import { openSqliteVault } from '../../adapters/sqlite/vault/vault.ts';
import { checkpointsIn } from '../../operations/backup/log-lines.ts';
import { takeBackup } from '../../operations/backup/take-backup.ts';
import { endOf } from '../../ports/end-of-feed.ts';
import { keepProcessCheckpoint } from '../../processes/checkpoints.ts';
import { relayTo } from '../../processes/relay/relay.ts';
import { newEvents } from '../../testing/event-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { filesIn, fillInstallation } from '../../testing/migration.ts';
import { readConfig } from '../settings/config.ts';
import { unpack } from './unpack.ts';

let root = '';
let source: Fixture;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qlaim-unpack-'));
  source = await openFixture();
  await fillInstallation(source, 10);
});
afterEach(async () => {
  await source.close();
  await rm(root, { recursive: true, force: true });
});

it('lets each process go on where it was, where the log is copied as a file and the vault as lines', async () => {
  const { vault, feed, events } = source;
  const copy = join(root, 'events.db');
  await keepProcessCheckpoint(vault, 'behind', '3');
  await keepProcessCheckpoint(vault, relayTo('codes'), '3');
  const end = await endOf(feed);
  await snapshotDatabases([{ from: join(source.folder, 'events.db'), to: copy }]);
  await events.append({ stream: 'scans-1', expected: 'none', events: newEvents(3) });
  await keepProcessCheckpoint(vault, 'ahead', await endOf(feed));

  const place = openBackupFolder(join(root, 'place'));
  const snapshot = { log: { file: copy, ...measureLog(copy) }, vault: undefined };
  const manifest = await takeBackup({ ...source, files: await filesIn(source) }, snapshot, {
    place,
    sealing: undefined,
    installation: 'vault-1',
    product: '0.1.0',
    at: new Date(),
    allFiles: false,
    needed: [],
    openScratch: () => openSqliteScratch(root),
    say: () => undefined,
  });
  const config = readConfig({ DATA_DIR: join(root, 'restored') });
  const logger = pino({ level: 'silent' });
  await unpack(
    config,
    { place, manifest, sealing: undefined },
    { files: false, logger, say: () => undefined },
  );

  const restored = openSqliteVault(join(config.dataDir, 'vault.db'));
  expect(Object.fromEntries(await checkpointsIn(restored))).toEqual({ behind: '3', ahead: end });
  await restored.close();
});
