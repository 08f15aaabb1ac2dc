import { join } from 'node:path';
import type { DeclaredFile, RecordingFacts } from '../../../ports/media.ts';
import { SAMPLE_BYTES } from '../detect.ts';
import { Refusal } from '../refusal.ts';
import { replaceStored } from '../stored/replace-stored.ts';
import { download, readRange } from '../stored/stored-file.ts';
import type { Tools } from '../tools.ts';
import type { StoredVideo } from '../videos/inspect-video.ts';
import { assertWholeWave } from './assert-whole-wave.ts';
import { cleanRecording } from './clean-recording.ts';
import { probeRecording } from './probe-recording.ts';

const ORIGINAL = 'original';
const CLEAN = 'clean';

/** Replaces a stored recording by a copy without metadata. Throws `Refusal` where the server has no ffmpeg. */
export async function inspectRecording(
  { storage, scratch, ffmpeg, signal }: Tools,
  { key, size: declared }: Pick<DeclaredFile, 'key' | 'size'>,
  { format: { contentType }, size, place, isDone }: StoredVideo,
): Promise<Omit<RecordingFacts, 'kind' | 'contentType'>> {
  if (contentType === 'audio/wav' && !isDone)
    assertWholeWave(
      await readRange(storage, place, { start: 0, end: Math.min(SAMPLE_BYTES, size) - 1 }),
      size,
    );
  if (!(await ffmpeg())) throw new Refusal('unclean');
  return scratch.use(async (folder) => {
    const from = join(folder, ORIGINAL);
    await download(storage, place, from, signal);
    const probed = await probeRecording(folder, ORIGINAL, signal);
    if (isDone) return { ...lengthOf(probed.seconds), size };
    const seconds = await cleanRecording({ folder, from: ORIGINAL, to: CLEAN, contentType, signal }, probed);
    const replacement = { key, contentType, declared, from, to: join(folder, CLEAN) };
    return { ...lengthOf(seconds), size: await replaceStored(storage, replacement) };
  });
}

const lengthOf = (seconds: number | undefined) => (seconds === undefined ? {} : { seconds });
