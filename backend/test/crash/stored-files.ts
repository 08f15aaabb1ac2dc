import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the keys of the uploads that the file storage holds, and of what was made of them. What a kill leaves in
 * `incoming`, or without an entry, is no file of the storage: a start removes it after a day.
 */
export function storedUploads(dataDir: string): readonly string[] {
  const root = join(dataDir, 'files');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}\.json$/.test(entry.name))
    .map((entry) => String(JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')).key))
    .filter((key) => key.startsWith('codes/'));
}
