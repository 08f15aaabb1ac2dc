import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqliteScratch } from '../../adapters/sqlite/scratch.ts';
import { ONLY } from '../../domain/aggregate.ts';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import { BackupRefused, sizeOf } from '../../operations/backup/manifest.ts';
import { pruneBackups } from '../../operations/backup/prune.ts';
import { takeBackup } from '../../operations/backup/take-backup.ts';
import { megabytes } from '../../operations/backup/write-files.ts';
import type { BackupPlace } from '../../ports/backup/place.ts';
import { noteFailed, noteGood } from '../../processes/backups/standing.ts';
import { ERASED } from '../../processes/erasure/erased-list.ts';
import { sayResults } from '../audit-stores.ts';
import { MARK_KEY } from '../parts/part.ts';
import type { Ports } from '../ports.ts';
import { versionOfProduct } from '../product-version.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import type { BackupArguments } from './arguments.ts';
import { checkBackup, workFolder } from './check.ts';
import { writeKeysFile } from './keys-file.ts';
import { sealingOf } from './place.ts';
import { snapshotStores } from './snapshot.ts';

type Say = (line: string) => void;

/** Makes a back-up, checks it, and notes in the vault how it went. Returns the exit code. */
export async function makeBackup(
  config: Config,
  ports: Ports,
  place: BackupPlace,
  order: BackupArguments,
  say: Say,
): Promise<number> {
  try {
    const problem = await makeAndCheck(config, ports, place, order, say);
    if (problem === undefined) return 0;
    await noteFailed(ports.vault, ports.clock.now(), problem);
    return 1;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await noteFailed(ports.vault, ports.clock.now(), problem).catch(() => undefined);
    throw error instanceof BackupRefused ? new ConfigError(`the back-up is not sound: ${problem}`) : error;
  } finally {
    await rm(workFolder(config), { recursive: true, force: true });
  }
}

/** Returns what is wrong with the back-up; undefined for a good one. */
async function makeAndCheck(
  config: Config,
  ports: Ports,
  place: BackupPlace,
  { files, keys, prune, unchecked }: BackupArguments,
  say: Say,
): Promise<string | undefined> {
  const { state } = await ports.log.load(INSTALLATION, ONLY, { fresh: true });
  if (state.vaultId === null)
    throw new ConfigError(`DATA_DIR ${config.dataDir} holds no installation yet: start the product first`);
  const sealing = await sealingOf(config);
  if (keys !== undefined) await writeKeysFile(config, keys, { installation: state.vaultId, sealing });
  const folder = workFolder(config);
  const snapshot = await snapshotStores(config, folder);
  const manifest = await takeBackup(ports, snapshot, {
    place,
    sealing,
    installation: state.vaultId,
    product: await versionOfProduct(),
    at: ports.clock.now(),
    allFiles: files,
    needed: [MARK_KEY, ERASED],
    openScratch: () => openSqliteScratch(folder),
    say,
  });
  if (!unchecked) {
    const checked = { folder: join(folder, 'check'), log: ports.log, say };
    const results = await checkBackup(config, { place, manifest, sealing }, checked);
    if (results === undefined)
      say('every stored byte was read. It was not restored, because BACKUP_KEY is the public key alone.');
    else if (sayResults(results, say) > 0) return `the back-up ${manifest.id} restores to damaged data`;
  }
  const size = sizeOf(manifest);
  const at = ports.clock.now();
  const good = { id: manifest.id, at: at.toISOString(), size, place: place.address };
  await noteGood(ports.vault, good, { uploads: files });
  if (prune) await removeOld(place, { installation: state.vaultId, now: at, folder, say });
  say(
    `backed up to ${place.address}/${manifest.id}: ${megabytes(size)}${files ? '' : ', without uploads (--files)'}`,
  );
  return undefined;
}

async function removeOld(
  place: BackupPlace,
  {
    installation,
    now,
    folder,
    say,
  }: { readonly installation: string; readonly now: Date; readonly folder: string; readonly say: Say },
): Promise<void> {
  const scratch = openSqliteScratch(folder);
  try {
    for (const id of await pruneBackups(place, { installation, now, scratch })) say(`removed ${id}`);
  } finally {
    scratch.close();
  }
}
