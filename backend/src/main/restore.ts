import { BackupRefused } from '../operations/backup/manifest.ts';
import { backupsIn, manifestsIn, readManifest } from '../operations/backup/stored-backups.ts';
import type { BackupPlace } from '../ports/backup/place.ts';
import type { Sealing } from '../ports/backup/sealing.ts';
import { readRestoreArguments } from './backup/arguments.ts';
import { collecting } from './backup/collecting.ts';
import { openPlace, sealingOf, splitAddress } from './backup/place.ts';
import { restoreInto } from './backup/restore-into.ts';
import { runProgram } from './program.ts';
import { type Config, ConfigError, readConfig } from './settings/config.ts';

const USAGE = 'usage: npm run restore -- PATH [--replace] [--keys FILE] [--erased FILE]';
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run restore -- PATH`: restores a back-up, or the latest of a place, to an empty DATA_DIR or in place of what is there. */
await runProgram(async () => {
  const { paths, ...options } = readRestoreArguments(process.argv.slice(2));
  const [path, ...more] = paths;
  if (path === undefined || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const config = readConfig(process.env);
  const address = splitAddress(path);
  const place = collecting(await openPlace(config, address.place));
  try {
    const id = address.id ?? (await latestIn(place));
    const manifest = await readManifest(place, id);
    const sealing = await openingOf(config, manifest.sealedFor);
    return await restoreInto(config, { place, manifest, sealing }, { ...options, say });
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    throw new ConfigError(`refused: ${error.message}. Nothing was changed.`, { cause: error });
  } finally {
    await place.close();
  }
});

async function latestIn(place: BackupPlace): Promise<string> {
  const id = (await backupsIn(place)).at(-1);
  if (id === undefined) throw new BackupRefused(`${place.address} holds no finished back-up`);
  const owners = new Set((await manifestsIn(place)).manifests.map(({ installation }) => installation));
  if (owners.size > 1)
    throw new BackupRefused(
      `${place.address} holds back-ups of ${owners.size} installations: name one of them (${place.address}/${id})`,
    );
  return id;
}

/** Returns what opens a back-up; undefined for one that is not sealed. */
async function openingOf(config: Config, sealedFor: string | null): Promise<Sealing | undefined> {
  if (sealedFor === null) return undefined;
  const sealing = await sealingOf(config);
  if (sealing?.recipient === sealedFor && sealing.open) return sealing;
  throw new BackupRefused(
    `it is sealed for ${sealedFor}: set BACKUP_KEY to its secret key (AGE-SECRET-KEY-…)`,
  );
}
