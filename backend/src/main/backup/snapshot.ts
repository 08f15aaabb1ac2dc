import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { measureLog, snapshotDatabases } from '../../adapters/sqlite/snapshot.ts';
import type { Snapshot } from '../../operations/backup/take-backup.ts';
import type { Config } from '../settings/config.ts';

/** Copies log and vault, where these are files of the data folder, into `folder`, which is emptied first. */
export async function snapshotStores(
  { dataDir, eventStoreUrl, mongoUrl }: Config,
  folder: string,
): Promise<Snapshot> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = [
    ...(eventStoreUrl === undefined ? ['events.db'] : []),
    ...(mongoUrl === undefined ? ['vault.db'] : []),
  ];
  const copies = names.map((name) => ({ from: join(dataDir, name), to: join(folder, name) }));
  await snapshotDatabases(copies);
  const find = (name: string) => copies.find(({ from }) => from === join(dataDir, name))?.to;
  const [log, vault] = [find('events.db'), find('vault.db')];
  return {
    log: log === undefined ? undefined : { file: log, ...measureLog(log) },
    vault: vault === undefined ? undefined : { file: vault },
  };
}
