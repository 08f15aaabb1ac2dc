import { basename, dirname, resolve } from 'node:path';
import { openBackupFolder } from '../../adapters/disk/backup-place.ts';
import { timeOf } from '../../operations/backup/retention.ts';
import type { BackupPlace } from '../../ports/backup/place.ts';
import type { Sealing } from '../../ports/backup/sealing.ts';
import { type Config, ConfigError } from '../settings/config.ts';

const BUCKET = /^s3:\/\/([^/]+)(?:\/(.*))?$/;

/** Opens the folder or bucket (`s3://BUCKET/PREFIX`) that an operator names. Throws `ConfigError` for a place that holds the installation itself. */
export async function openPlace(config: Config, address: string): Promise<BackupPlace> {
  const [, bucket, prefix = ''] = BUCKET.exec(address) ?? [];
  if (bucket === undefined) {
    const folder = resolve(address);
    if (`${folder}/`.startsWith(`${config.dataDir}/`))
      throw new ConfigError(`${folder} lies in DATA_DIR: name a folder elsewhere, best on another disk`);
    return openBackupFolder(folder);
  }
  if (config.s3?.bucket === bucket)
    throw new ConfigError(`the bucket ${bucket} holds the files (S3_BUCKET): name another one`);
  const { openBackupBucket } = await import('../../adapters/s3/backup-place.ts');
  return openBackupBucket({ ...config.s3Access, bucket }, prefix.replace(/\/+$/, ''));
}

/** A place, and the back-up in it that an operator names; undefined for the latest. */
export function splitAddress(address: string): { readonly place: string; readonly id: string | undefined } {
  const trimmed = address.replace(/\/+$/, '');
  const id = basename(trimmed);
  if (timeOf(id) === undefined) return { place: trimmed, id: undefined };
  const above = trimmed.startsWith('s3://') ? trimmed.slice(0, -id.length - 1) : dirname(resolve(trimmed));
  return { place: above, id };
}

/** Returns the encryption of `BACKUP_KEY`; undefined without one. Throws `ConfigError` for a key that is none. */
export async function sealingOf({ backup }: Config): Promise<Sealing | undefined> {
  if (backup.key === undefined) return undefined;
  // Its curves take memory that an installation without the key spares.
  const { openAge } = await import('../../adapters/age/sealing.ts');
  try {
    return await openAge(backup.key);
  } catch {
    // The message of the library may show the key.
    throw new ConfigError('BACKUP_KEY must be a key of age: age1… or AGE-SECRET-KEY-1…');
  }
}

/** Throws `ConfigError` for settings with which no scheduled back-up could be made. */
export async function assertBackupSettings(config: Config): Promise<void> {
  await sealingOf(config);
  if (config.backup.to !== undefined) await (await openPlace(config, config.backup.to)).close();
}
