import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ListedObject } from '../../ports/object-info.ts';
import { openSqliteScratch } from '../sqlite/scratch.ts';
import { readEntry } from './entry.ts';
import { unlessMissing } from './missing.ts';
import { isEntry, isShard } from './path-of-key.ts';
import { readSmall } from './read-small.ts';

/** What is kept of a file until its turn. `modifiedAt`: milliseconds since 1970. */
const Kept = z.object({ size: z.int(), modifiedAt: z.number() });

/**
 * Yields the files of a tree whose keys start with `prefix`, in the order of keys. The tree itself has the order of hashes, so
 * that a scratch on the disk sorts them: memory does not grow with their number.
 */
export async function* listFiles(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  const found = openSqliteScratch();
  try {
    for await (const { key, ...kept } of filesOf(folder)) if (key.startsWith(prefix)) found.put(key, kept);
    for (const [key, value] of found.entries('')) {
      const { size, modifiedAt } = Kept.parse(value);
      yield { key, size, modifiedAt: new Date(modifiedAt) };
    }
  } finally {
    found.close();
  }
}

async function* filesOf(folder: string) {
  for (const shard of (await readdir(folder)).filter(isShard))
    for (const name of (await readdir(join(folder, shard))).filter(isEntry)) {
      const file = await unlessMissing(read(join(folder, shard, name)));
      if (file) yield file;
    }
}

async function read(entryFile: string) {
  const { key, size } = readEntry(await readSmall(entryFile)).info;
  return { key, size, modifiedAt: (await stat(entryFile)).mtimeMs };
}
