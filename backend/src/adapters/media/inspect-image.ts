import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storedType } from '../../contract/content/files.ts';
import type { DeclaredFile, ImageFacts, InspectOptions } from '../../ports/media.ts';
import type { Format } from './formats.ts';
import { LOOK, REWRITTEN } from './picture-job.ts';
import { runPictureJob } from './pictures.ts';
import { replaceStored } from './stored/replace-stored.ts';
import { noteClean } from './stored/rewrite-record.ts';
import { download } from './stored/stored-file.ts';
import type { Tools } from './tools.ts';

/** Replaces the stored file where its clean form is another. */
export function inspectImage(
  { storage, scratch, signal }: Tools,
  { key, size: declared }: DeclaredFile,
  { contentType: arrivedAs, image: format }: Extract<Format, { readonly kind: 'image' }>,
  { symbols: read = false }: InspectOptions,
): Promise<Omit<ImageFacts, 'kind'>> {
  const contentType = storedType(arrivedAs);
  return scratch.use(async (folder) => {
    const from = join(folder, 'original');
    await download(storage, key, from, signal);
    const job = { task: 'look', file: from, format, folder, symbols: read } as const;
    const { rewritten, symbols, ...seen } = await runPictureJob(job, LOOK, signal);
    const look = { contentType, ...seen, ...(symbols && { symbols }) };
    if (rewritten) {
      const to = join(folder, REWRITTEN);
      return {
        ...look,
        size: await replaceStored(storage, { key, contentType, arrivedAs, declared, from, to }),
      };
    }
    const { size } = await stat(from);
    await noteClean(storage, key, { declared, rewritten: size });
    return { ...look, size };
  });
}
