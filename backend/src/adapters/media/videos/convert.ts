import { join } from 'node:path';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { ConvertedVideo, ConvertOptions } from '../../../ports/media.ts';
import { Refusal } from '../refusal.ts';
import { placeOf } from '../stored/replace-stored.ts';
import { beside, download, upload } from '../stored/stored-file.ts';
import type { Tools } from '../tools.ts';
import { encode, pixelsToConvert, playsEverywhere, writePoster } from './encode.ts';
import { probe } from './probe.ts';

const ORIGINAL = 'original';
const PLAY = 'play.mp4';
const POSTER = 'poster.webp';

/** Makes the MP4 and the poster of a video. Throws `Refusal` for a bad file. */
export async function convert(
  { storage, scratch, ffmpeg, signal: closing }: Tools,
  key: string,
  options: ConvertOptions,
): Promise<ConvertedVideo> {
  if (!(await ffmpeg())) throw new EngineUnavailable('ffmpeg', new Error('it is not on the PATH'));
  const signal = AbortSignal.any([options.signal, closing]);
  signal.throwIfAborted();
  const onProgress = growing(options.onProgress);
  return scratch.use(async (folder) => {
    onProgress(0);
    // A video that ffmpeg can't clean is kept apart from what everybody may have.
    const { place, isWithheld } = await placeOf(storage, key);
    await download(storage, place, join(folder, ORIGINAL), signal);
    const original = { folder, from: ORIGINAL, probed: await probe(folder, ORIGINAL, signal), signal };
    const plays = !isWithheld && playsEverywhere(original.probed);
    if (!plays) {
      if (pixelsToConvert(original.probed) > options.most.pixels) throw new Refusal('too_much_work');
      await encode(original, PLAY, { limit: options.most.milliseconds, onProgress });
    }
    const probed = plays ? original.probed : await probe(folder, PLAY, signal);
    await writePoster({ ...original, from: plays ? ORIGINAL : PLAY, probed }, POSTER);
    // A page that finds the video finds its poster too.
    await upload(storage, beside(key, POSTER), 'image/webp', join(folder, POSTER));
    signal.throwIfAborted();
    if (!plays) await upload(storage, beside(key, PLAY), 'video/mp4', join(folder, PLAY));
    onProgress(100);
    const { width, height, seconds = 0 } = probed;
    return { play: plays ? key : beside(key, PLAY), poster: beside(key, POSTER), width, height, seconds };
  });
}

/** Leaves out percentages that are not above the last. */
function growing(report: (percent: number) => void): (percent: number) => void {
  let last = -1;
  return (percent) => {
    if (percent <= last) return;
    last = percent;
    report(percent);
  };
}
