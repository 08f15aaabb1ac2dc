import { openBackupFolder } from '../adapters/disk/backup-place.ts';
import { openSqliteScratch } from '../adapters/sqlite/scratch.ts';
import type { Manifest } from '../operations/backup/manifest.ts';
import { pruneBackups } from '../operations/backup/prune.ts';
import { readManifest, verifyBackup } from '../operations/backup/stored-backups.ts';
import { takeBackup } from '../operations/backup/take-backup.ts';
import type { BackupPlace } from '../ports/backup/place.ts';
import type { Sealing } from '../ports/backup/sealing.ts';
import type { Fixture } from './fixture.ts';
import { filesIn } from './migration.ts';

/** The installation of back-ups, where a test names no other. */
export const OURS = 'vault-1';

interface Options {
  /** Without it the folder. */
  readonly place?: BackupPlace;
  readonly sealing?: Sealing | undefined;
  readonly installation?: string;
  readonly allFiles?: boolean;
}

/** Backs up a fixture into a folder. `at`: ISO 8601. Without `allFiles` it holds `a.png` alone. */
export async function backUp(
  fixture: Fixture,
  to: string,
  at: string,
  { place = openBackupFolder(to), sealing, installation = OURS, allFiles = true }: Options = {},
): Promise<Manifest> {
  const files = await filesIn(fixture);
  const snapshot = { log: undefined, vault: undefined };
  return takeBackup({ ...fixture, files }, snapshot, {
    place,
    sealing,
    installation,
    product: '0.1.0',
    at: new Date(at),
    allFiles,
    needed: ['a.png'],
    openScratch: openSqliteScratch,
    say: () => undefined,
  });
}

/** Rejects where a byte of a back-up is another. */
export async function check(folder: string, id: string): Promise<void> {
  const place = openBackupFolder(folder);
  const scratch = openSqliteScratch();
  try {
    await verifyBackup(place, await readManifest(place, id), scratch);
  } finally {
    scratch.close();
  }
}

/** Removes the back-ups that an installation need not keep. */
export async function prune(folder: string, now: Date, installation = OURS): Promise<readonly string[]> {
  const scratch = openSqliteScratch();
  try {
    return await pruneBackups(openBackupFolder(folder), { installation, now, scratch });
  } finally {
    scratch.close();
  }
}
