import { join } from 'node:path';
import type { DeclaredFile, VideoFacts } from '../../../ports/media.ts';
import type { Format } from '../formats.ts';
import { Refusal } from '../refusal.ts';
import { replaceStored, withhold } from '../stored/replace-stored.ts';
import { download } from '../stored/stored-file.ts';
import type { Tools } from '../tools.ts';
import { cleanVideo } from './clean-video.ts';
import { probe } from './probe.ts';

const ORIGINAL = 'original';
const CLEAN = 'clean';

export interface StoredVideo {
  readonly format: Format;
  /** Bytes of the stored file. */
  readonly size: number;
  readonly place: string;
  /** Whether it was cleaned or withheld before. */
  readonly isDone: boolean;
}

/** Replaces the stored file by a copy without metadata. Throws `Refusal` where the server has no ffmpeg. */
export async function inspectVideo(
  { storage, scratch, ffmpeg, signal }: Tools,
  { key, size: declared }: Pick<DeclaredFile, 'key' | 'size'>,
  { format, size, place, isDone }: StoredVideo,
): Promise<Omit<VideoFacts, 'kind' | 'contentType'>> {
  if (!(await ffmpeg())) throw new Refusal('unclean');
  return scratch.use(async (folder) => {
    const from = join(folder, ORIGINAL);
    await download(storage, place, from, signal);
    const { width, height, seconds } = await probe(folder, ORIGINAL, signal);
    const facts = { width, height, ...(seconds !== undefined && { seconds }) };
    if (isDone) return { ...facts, size };
    try {
      await cleanVideo({ folder, from: ORIGINAL, to: CLEAN, format, signal });
    } catch (error) {
      if (!(error instanceof Refusal) || !(await withhold(storage, key))) throw error;
      return { ...facts, size };
    }
    const { contentType } = format;
    const replacement = { key, contentType, declared, from, to: join(folder, CLEAN) };
    return { ...facts, size: await replaceStored(storage, replacement) };
  });
}
