import type { ArchivePlace } from '../../operations/archive/stored-archive.ts';
import { openPlace, sealingOf } from '../backup/place.ts';
import { type Config, ConfigError } from '../settings/config.ts';

/** Opens the place of archives. Throws `ConfigError` where none is named. */
export async function openArchives(config: Config, to = config.archiveTo): Promise<ArchivePlace> {
  if (to === undefined)
    throw new ConfigError('name where archives lie: npm run archive -- --to PATH, or set ARCHIVE_TO');
  return { place: await openPlace(config, to), sealing: await sealingOf(config) };
}

/** Whether retention removes the detail of old scans. */
export const removesScans = ({ retention }: Pick<Config, 'retention'>): boolean =>
  retention.scansMonths !== undefined;

/** Throws `ConfigError` where an archive could not be read back, and where retention has to remove what it would keep. */
export function assertMayArchive(config: Config, { sealing }: ArchivePlace): void {
  if (removesScans(config))
    throw new ConfigError(
      'RETENTION_SCANS_MONTHS removes old scans, which an archive would keep: archive without that setting',
    );
  if (sealing && !sealing.open)
    throw new ConfigError(
      'BACKUP_KEY must be the secret key (AGE-SECRET-KEY-…) here: an archive is read back before its scans leave the log',
    );
}
