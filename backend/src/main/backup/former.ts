import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { openDiskObjectStorage } from '../../adapters/disk/object-storage.ts';
import { systemClock } from '../../adapters/system/clock.ts';
import type { Manifest } from '../../operations/backup/manifest.ts';
import { type Erased, erasedPeople } from '../../processes/erasure/erased-list.ts';
import { lookAtParts } from '../parts/look.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { keptKeysFile } from '../settings/keys.ts';

/** Throws `ConfigError` where a data folder holds another installation than a back-up, or none that can be read. */
export async function assertSameInstallation(config: Config, { installation }: Manifest): Promise<void> {
  const { log } = await lookAtParts(config).catch(() => ({ log: undefined }));
  if (typeof log !== 'object' || log.installation === null || log.installation === installation) return;
  throw new ConfigError(
    `DATA_DIR ${config.dataDir} holds another installation than the back-up: name another DATA_DIR for it`,
  );
}

/** Returns whom the files of a data folder name as erased. */
export async function erasedBefore({ dataDir }: Config): Promise<readonly Erased[]> {
  const folder = join(dataDir, 'files');
  if (!existsSync(folder)) return [];
  const secret = new Uint8Array();
  const files = await openDiskObjectStorage({
    folder,
    baseUrl: 'http://localhost',
    secret,
    clock: systemClock,
  });
  try {
    return await Array.fromAsync(erasedPeople({ files }));
  } finally {
    await files.close();
  }
}

/** Gives the files of a data folder a second name in another one. A file is replaced by another, and never changed. */
export async function linkFiles(from: string, to: string): Promise<void> {
  const [source, target] = [join(from, 'files'), join(to, 'files')];
  if (!existsSync(source)) return;
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = join(target, relative(source, path));
    await mkdir(dirname(copy), { recursive: true });
    await link(path, copy);
  }
}

/** Copies the keys of a data folder to another. Throws `ConfigError` where there are none. */
export async function copyKeys(from: string, to: string): Promise<void> {
  const file = keptKeysFile(from);
  if (!existsSync(file))
    throw new ConfigError(
      'a back-up holds no keys: name their file (--keys FILE), or set SESSION_SECRET and VAULT_KEY as they were',
    );
  await copyFile(file, keptKeysFile(to));
}
