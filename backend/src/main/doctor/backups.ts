import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { BACKUP_LATE_MS, type BackupStanding } from '../../contract/schemas/operations.ts';
import { assertBackupSettings } from '../backup/place.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { type Finding, fault, note, ok } from './finding.ts';
import { checkDisk } from './folder.ts';
import type { World } from './world.ts';

const ABOUT = 'back-up';

/** Checks when the last good back-up was made, and whether the next one can be. */
export async function checkBackups(
  config: Config,
  world: World,
  standing: BackupStanding | null,
): Promise<readonly Finding[]> {
  const settings = await checkSettings(config, world);
  const { good = null, failed = null } = standing ?? {};
  const findings: Finding[] = [...settings];
  if (failed !== null)
    findings.push(
      fault(ABOUT, `the one of ${failed.at} failed: ${failed.problem}`, 'mend that, then run npm run backup'),
    );
  if (good === null) {
    const words = 'none was made with npm run backup';
    if (config.backup.to === undefined)
      return [...findings, note(ABOUT, `${words}: set BACKUP_TO, or back up by the engines' own means`)];
    return findings;
  }
  const words = `the last good one is ${good.id} in ${good.place}, of ${Math.ceil(good.size / 1e6)} MB`;
  const isLate = world.now().getTime() - Date.parse(good.at) > BACKUP_LATE_MS;
  return [
    ...findings,
    isLate
      ? fault(ABOUT, `${words}: older than two days`, 'run npm run backup, and set BACKUP_TO')
      : ok(ABOUT, words),
  ];
}

async function checkSettings(config: Config, world: World): Promise<readonly Finding[]> {
  const { to } = config.backup;
  try {
    await assertBackupSettings(config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fault('BACKUP_TO, BACKUP_KEY', error.message, 'correct the setting')];
  }
  if (to === undefined || to.startsWith('s3://')) return [];
  // The first back-up makes the folder.
  let folder = resolve(to);
  while (!existsSync(folder)) folder = dirname(folder);
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return [fault('BACKUP_TO', `${folder} cannot be written`, `let the user of the product write it`)];
  return checkDisk('disk of back-ups', folder, world);
}
