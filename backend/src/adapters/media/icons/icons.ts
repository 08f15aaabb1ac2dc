import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeclaredFile, Tile } from '../../../ports/media.ts';
import { formatOf } from '../formats.ts';
import { ICONS } from '../picture-job.ts';
import { runPictureJob } from '../pictures.ts';
import { Refusal } from '../refusal.ts';
import { download } from '../stored/stored-file.ts';
import type { Tools } from '../tools.ts';

/** Returns an image in the middle of squares. Throws `Refusal` for a bad file. */
export async function icons(
  { storage, scratch, signal }: Tools,
  { key, contentType }: Pick<DeclaredFile, 'key' | 'contentType'>,
  tiles: readonly Tile[],
): Promise<readonly Buffer[]> {
  const format = formatOf(contentType);
  if (format?.kind !== 'image') throw new Refusal('type');
  const { image } = format;
  return scratch.use(async (folder) => {
    const file = join(folder, 'original');
    await download(storage, key, file, signal);
    const job = { task: 'icons', file, format: image, folder, tiles } as const;
    const { names } = await runPictureJob(job, ICONS, signal);
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  });
}
