import { openSqliteScratch } from '../../adapters/sqlite/scratch.ts';
import { verifyBackup } from '../../operations/backup/stored-backups.ts';
import type { Chosen } from './unpack.ts';

/** Reads every stored byte of a back-up. `folder`: for its temporary data; without it where SQLite keeps such. */
export async function verifyStored(
  { place, manifest }: Pick<Chosen, 'place' | 'manifest'>,
  folder?: string,
): Promise<void> {
  const scratch = openSqliteScratch(folder);
  try {
    await verifyBackup(place, manifest, scratch);
  } finally {
    scratch.close();
  }
}
