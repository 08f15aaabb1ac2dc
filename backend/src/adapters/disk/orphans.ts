import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntry } from './entry.ts';
import { unlessMissing } from './missing.ts';
import { isEntry, isShard } from './path-of-key.ts';
import { ABANDONED_MS } from './uploads/incoming.ts';

/**
 * Removes bytes of more than a day ago that belong to no object: a process was killed between them and their entry. It reads
 * an entry only where its key has several files.
 */
export async function removeOrphans(folder: string): Promise<void> {
  for (const shard of (await readdir(folder)).filter(isShard)) {
    const names = await readdir(join(folder, shard));
    const entries = new Set(names.filter(isEntry));
    const ofKeys = Map.groupBy(
      names.filter((name) => !isEntry(name)),
      (name) => name.slice(0, name.indexOf('.')),
    );
    for (const [hash, files] of ofKeys) {
      const entry = `${hash}.json`;
      if (files.length === 1 && entries.has(entry)) continue;
      const json = await unlessMissing(readFile(join(folder, shard, entry), 'utf8'));
      const used = json === undefined ? undefined : readEntry(json).bytes;
      for (const name of files) if (name !== used) await removeOld(join(folder, shard, name));
    }
  }
}

async function removeOld(file: string): Promise<void> {
  const changed = (await unlessMissing(stat(file)))?.mtimeMs;
  if (changed !== undefined && Date.now() - changed > ABANDONED_MS) await rm(file, { force: true });
}
