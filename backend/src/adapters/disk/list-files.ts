import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject } from '../../ports/object-info.ts';
import { readEntry } from './entry.ts';
import { unlessMissing } from './missing.ts';
import { isEntry, isShard } from './path-of-key.ts';

/** Returns the files of a tree whose keys start with `prefix`, in the order of keys. The tree itself has the order of hashes. */
export async function listFiles(folder: string, prefix: string): Promise<readonly ListedObject[]> {
  const listed: ListedObject[] = [];
  for (const shard of (await readdir(folder)).filter(isShard)) {
    for (const name of (await readdir(join(folder, shard))).filter(isEntry)) {
      const file = await unlessMissing(read(join(folder, shard, name)));
      if (file?.key.startsWith(prefix)) listed.push(file);
    }
  }
  return listed.sort((one, other) => (one.key < other.key ? -1 : 1));
}

async function read(entryFile: string): Promise<ListedObject> {
  const { key, size } = readEntry(await readFile(entryFile, 'utf8')).info;
  return { key, size, modifiedAt: (await stat(entryFile)).mtime };
}
