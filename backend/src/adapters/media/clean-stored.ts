import { join } from 'node:path';
import type { CleanedFile } from '../../ports/media.ts';
import { type Format, formatOf } from './formats.ts';
import { CLEANED, REWRITTEN } from './picture-job.ts';
import { runPictureJob } from './pictures.ts';
import { Refusal } from './refusal.ts';
import { replaceStored, withhold } from './stored/replace-stored.ts';
import { cleanedSizes, noteClean } from './stored/rewrite-record.ts';
import { download } from './stored/stored-file.ts';
import type { Tools } from './tools.ts';
import { inspectVideo } from './videos/inspect-video.ts';

/** Cleans a file that was stored before files were cleaned. */
export async function cleanStored(tools: Tools, key: string): Promise<CleanedFile> {
  const { storage } = tools;
  const stored = await storage.head(key);
  const format = formatOf(stored?.contentType ?? '');
  if (stored === undefined || format === undefined) return 'as_it_was';
  // Others were cleaned when they arrived, or hold nothing to clean.
  if (format.kind !== 'image' && format.kind !== 'video') return 'as_it_was';
  const { size } = stored;
  if (await cleanedSizes(storage, key, size)) return 'as_it_was';
  try {
    if (format.kind === 'image') return await cleanPicture(tools, key, format, size);
    if (!(await tools.ffmpeg())) return 'as_it_was';
    await inspectVideo(tools, { key, size }, { format, size, place: key, isDone: false });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (await withhold(storage, key)) ? 'withheld' : 'as_it_was';
  }
  return (await storage.head(key)) ? 'cleaned' : 'withheld';
}

function cleanPicture(
  { storage, scratch, signal }: Tools,
  key: string,
  { contentType, image: format }: Extract<Format, { readonly kind: 'image' }>,
  declared: number,
): Promise<CleanedFile> {
  return scratch.use(async (folder) => {
    const from = join(folder, 'original');
    await download(storage, key, from, signal);
    const job = { task: 'clean', file: from, format, folder } as const;
    const { rewritten } = await runPictureJob(job, CLEANED, signal);
    if (rewritten) {
      await replaceStored(storage, { key, contentType, declared, from, to: join(folder, REWRITTEN) });
      return 'cleaned';
    }
    await noteClean(storage, key, { declared, rewritten: declared });
    return 'as_it_was';
  });
}
