import type { ByteRange } from '../../ports/object-storage.ts';
import { probe } from './probe.ts';
import { downloadRanges } from './stored-file.ts';
import type { Tools } from './tools.ts';

/** Bytes at either end in which containers keep their headers, and the first frames. */
const HEAD = 8 * 1_048_576;
const TAIL = 32 * 1_048_576;

/** Dimensions and length, where ffprobe is there to tell them. Reads only the ends of a large file. */
export async function inspectVideo(
  { storage, scratch, ffmpeg, signal }: Tools,
  key: string,
  size: number,
): Promise<{ width?: number; height?: number; seconds?: number }> {
  if (!(await ffmpeg())) return {};
  return scratch.use(async (folder) => {
    await downloadRanges(storage, key, size, ends(size), `${folder}/original`);
    const { width, height, seconds } = await probe(folder, 'original', signal);
    return { width, height, ...(seconds !== undefined && { seconds }) };
  });
}

function ends(size: number): readonly Required<ByteRange>[] {
  if (size <= HEAD + TAIL) return [{ start: 0, end: size - 1 }];
  return [
    { start: 0, end: HEAD - 1 },
    { start: size - TAIL, end: size - 1 },
  ];
}
