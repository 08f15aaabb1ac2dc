import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns what the file storage holds beside JSON: uploads, and what was made of them. What a kill leaves in `incoming` is no
 * file of the storage: a start removes it after a day.
 */
export function storedUploads(dataDir: string): readonly string[] {
  const root = join(dataDir, 'files');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, 'incoming')))
    .filter((file) => !readFileSync(file, 'latin1').startsWith('{'));
}
