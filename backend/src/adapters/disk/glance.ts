import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntry } from './entry.ts';
import { unlessMissing } from './missing.ts';
import { placeOf } from './path-of-key.ts';

/** Reads a small file of a folder that nobody has opened, and changes nothing. Undefined for an unknown key. */
export async function glanceAtFile(folder: string, key: string): Promise<string | undefined> {
  const { shard, entryFile } = placeOf(folder, key);
  const entry = await unlessMissing(readFile(entryFile, 'utf8'));
  return entry === undefined
    ? undefined
    : unlessMissing(readFile(join(shard, readEntry(entry).bytes), 'utf8'));
}
