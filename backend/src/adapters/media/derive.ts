import { join } from 'node:path';
import type { DeclaredFile } from '../../ports/media.ts';
import { formatOf } from './formats.ts';
import { DERIVED } from './picture-job.ts';
import { runPictureJob } from './pictures.ts';
import { Refusal } from './refusal.ts';
import { beside, download, upload } from './stored/stored-file.ts';
import type { Tools } from './tools.ts';

/** Writes the variants of an image beside it, and returns their widths. Throws `Refusal` for a bad file. */
export async function derive(
  { storage, scratch, signal }: Tools,
  { key, contentType }: Pick<DeclaredFile, 'key' | 'contentType'>,
): Promise<{ readonly widths: readonly number[] }> {
  const format = formatOf(contentType);
  if (format?.kind !== 'image') throw new Refusal('type');
  const { image } = format;
  if (image === 'svg') return { widths: [] };
  return scratch.use(async (folder) => {
    const file = join(folder, 'original');
    await download(storage, key, file, signal);
    const { widths } = await runPictureJob({ task: 'derive', file, format: image, folder }, DERIVED, signal);
    for (const width of widths) {
      for (const type of ['webp', 'avif']) {
        const name = `w${width}.${type}`;
        await upload(storage, beside(key, name), `image/${type}`, join(folder, name));
      }
    }
    return { widths };
  });
}
