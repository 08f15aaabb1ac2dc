import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeclaredFile, ImageFacts, InspectOptions } from '../../ports/media.ts';
import type { Format } from './formats.ts';
import { LOOK, REWRITTEN } from './picture-job.ts';
import { runPictureJob } from './pictures.ts';
import { noteRewrite } from './rewrite-record.ts';
import { download, upload } from './stored-file.ts';
import type { Tools } from './tools.ts';

/** Replaces the stored file where it has to be written again. */
export function inspectImage(
  { storage, scratch, signal }: Tools,
  { key, size: declared }: DeclaredFile,
  { contentType, image: format }: Extract<Format, { readonly kind: 'image' }>,
  { symbols: read = false }: InspectOptions,
): Promise<Omit<ImageFacts, 'kind' | 'contentType'>> {
  return scratch.use(async (folder) => {
    const file = join(folder, 'original');
    await download(storage, key, file, signal);
    const job = { task: 'look', file, format, folder, symbols: read } as const;
    const { rewritten, symbols, ...seen } = await runPictureJob(job, LOOK, signal);
    const look = { ...seen, ...(symbols && { symbols }) };
    if (!rewritten) return { ...look, size: (await stat(file)).size };
    const clean = join(folder, REWRITTEN);
    const { size } = await stat(clean);
    await noteRewrite(storage, key, { declared, rewritten: size });
    await upload(storage, key, contentType, clean);
    return { ...look, size };
  });
}
