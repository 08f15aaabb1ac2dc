import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../src/adapters/disk/missing.ts';

/**
 * Resolves to the keys of the uploads that the file storage holds, and of what was made of them. What a kill leaves in
 * `incoming`, or without an entry, is no file of the storage: a start removes it after a day.
 */
export async function storedUploads(dataDir: string): Promise<readonly string[]> {
  const root = join(dataDir, 'files');
  if (!existsSync(root)) return [];
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const entries = found.filter((entry) => entry.isFile() && /^[0-9a-f]{64}\.json$/.test(entry.name));
  // A server may remove an entry right after it was listed.
  const read = ({ parentPath, name }: (typeof entries)[number]) =>
    unlessMissing(readFile(join(parentPath, name), 'utf8'));
  const texts = await Promise.all(entries.map(read));
  return texts
    .flatMap((text) => (text === undefined ? [] : String(JSON.parse(text).key)))
    .filter((key) => key.startsWith('codes/'));
}
