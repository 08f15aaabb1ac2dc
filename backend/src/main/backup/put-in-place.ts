import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../adapters/disk/durable-file.ts';
import { idOf } from '../../operations/backup/retention.ts';
import { type Config, ConfigError } from '../settings/config.ts';

/** In the data folder, because it may be a volume of its own, which nothing can be renamed into. */
const STAGING = 'restoring';
const REPLACED = 'replaced-';

/** The folder in which a back-up is unpacked and checked. */
export const stagingFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, STAGING);

/** Whether an entry of the data folder is not part of an installation. */
const isBeside = (name: string): boolean =>
  name === STAGING || name === 'lost+found' || [REPLACED, 'running.'].some((start) => name.startsWith(start));

/** Returns the parts of an installation that a data folder holds, the log first. */
export async function installedIn(dataDir: string): Promise<readonly string[]> {
  if (!existsSync(dataDir)) return [];
  const names = (await readdir(dataDir)).filter((name) => !isBeside(name));
  return [...names.filter(isOfLog), ...names.filter((name) => !isOfLog(name))];
}

const isOfLog = (name: string): boolean => name.startsWith('events.db');

/** Throws `ConfigError` where a part is a mount of its own, because it could not be renamed. */
export async function assertOneDisk(dataDir: string): Promise<void> {
  const { dev } = await lstat(dataDir);
  for (const folder of [dataDir, stagingFolder({ dataDir })])
    for (const name of await installedIn(folder))
      if ((await lstat(join(folder, name))).dev !== dev)
        throw new ConfigError(
          `${join(folder, name)} is on another file system than DATA_DIR ${dataDir}: restore to an empty DATA_DIR`,
        );
}

/** Renames one entry; for tests of what happens when that fails. */
type Move = (from: string, to: string) => Promise<void>;

/**
 * Puts what was unpacked in place of what is there, one entry after another, the log first. So a start in between finds parts that
 * do not belong together, and refuses them. Returns the folder that keeps the old parts; undefined where there were none. Where an
 * entry cannot be moved, the others go back, and both installations stay whole.
 */
export async function putInPlace(
  { dataDir }: Pick<Config, 'dataDir'>,
  now: Date,
  move: Move = rename,
): Promise<string | undefined> {
  await assertOneDisk(dataDir);
  const staging = stagingFolder({ dataDir });
  const old = await installedIn(dataDir);
  const fresh = await installedIn(staging);
  const aside = join(dataDir, `${REPLACED}${idOf(now)}`);
  if (old.length > 0) await mkdir(aside, { mode: 0o700 });
  const names = new Set([...old.filter(isOfLog), ...fresh, ...old]);
  const moves = [...names].flatMap((name) => [
    ...(old.includes(name) ? [{ from: join(dataDir, name), to: join(aside, name) }] : []),
    ...(fresh.includes(name) ? [{ from: join(staging, name), to: join(dataDir, name) }] : []),
  ]);
  try {
    await moveAll(moves, move);
  } catch (error) {
    if (old.length > 0) await rmdir(aside);
    throw new ConfigError(
      `${reasonOf(error)}: DATA_DIR is as it was, and what was restored lies in ${staging}`,
      { cause: error },
    );
  }
  await syncFolder(dataDir);
  await rm(staging, { recursive: true, force: true });
  return old.length > 0 ? aside : undefined;
}

interface Moved {
  readonly from: string;
  readonly to: string;
}

/** Moves all, or none: what was moved before an error goes back. */
async function moveAll(moves: readonly Moved[], move: Move): Promise<void> {
  const done: Moved[] = [];
  try {
    for (const each of moves) {
      await move(each.from, each.to);
      done.push(each);
    }
  } catch (error) {
    for (const { from, to } of done.toReversed()) await move(to, from);
    throw error;
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
