import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../adapters/disk/durable-file.ts';
import { idOf } from '../../operations/backup/retention.ts';
import type { Config } from '../settings/config.ts';

/** In the data folder, because it may be a volume of its own, which nothing can be renamed into. */
const STAGING = 'restoring';
const REPLACED = 'replaced-';

/** The folder in which a back-up is unpacked and checked. */
export const stagingFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, STAGING);

/** Whether an entry of the data folder is not part of an installation. */
const isBeside = (name: string): boolean =>
  name === STAGING ||
  name.startsWith(REPLACED) ||
  ['lost+found', 'running.lock', 'running.json'].includes(name);

/** Returns the parts of an installation that a data folder holds, the log first. */
export async function installedIn(dataDir: string): Promise<readonly string[]> {
  if (!existsSync(dataDir)) return [];
  const names = (await readdir(dataDir)).filter((name) => !isBeside(name));
  const isLog = (name: string) => name.startsWith('events.db');
  return [...names.filter(isLog), ...names.filter((name) => !isLog(name))];
}

/**
 * Puts what was unpacked in place of what is there, one entry after another, the log first. So a start in between finds parts that
 * do not belong together, and refuses them. Returns the folder that keeps the old parts; undefined where there were none.
 */
export async function putInPlace(
  { dataDir }: Pick<Config, 'dataDir'>,
  now: Date,
): Promise<string | undefined> {
  const staging = stagingFolder({ dataDir });
  const old = await installedIn(dataDir);
  const aside = join(dataDir, `${REPLACED}${idOf(now)}`);
  if (old.length > 0) await mkdir(aside, { mode: 0o700 });
  const fresh = await installedIn(staging);
  for (const name of new Set([...old.filter((each) => each.startsWith('events.db')), ...fresh, ...old])) {
    if (old.includes(name)) await rename(join(dataDir, name), join(aside, name));
    if (fresh.includes(name)) await rename(join(staging, name), join(dataDir, name));
  }
  await syncFolder(dataDir);
  await rm(staging, { recursive: true, force: true });
  return old.length > 0 ? aside : undefined;
}
