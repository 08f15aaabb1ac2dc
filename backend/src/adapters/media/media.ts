import { Mutex, Semaphore } from 'async-mutex';
import { isRecordingType, isVideoType } from '../../contract/content/files.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import type { Media } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { cleanStored } from './clean-stored.ts';
import { derive } from './derive.ts';
import { icons } from './icons/icons.ts';
import { inspect } from './inspect.ts';
import { orRefused } from './refusal.ts';
import { openScratch } from './scratch.ts';
import { convert } from './videos/convert.ts';
import { findFfmpeg } from './videos/ffmpeg.ts';

export interface MediaOptions {
  readonly storage: ObjectStorage;
  /** Temporary files: twice the largest upload. Created when missing; one `Media` in each process uses it. */
  readonly folder: string;
}

/** Long work and short work beside it. */
const CONVERSIONS = 2;

/** Images through sharp and videos through ffmpeg, each in a process of its own at a low priority. */
export async function openMedia({ storage, folder }: MediaOptions): Promise<Media> {
  const closing = new AbortController();
  const scratch = await openScratch(folder);
  let found: Promise<boolean> | undefined;
  const ffmpeg = () => {
    found ??= scratch.use((place) => findFfmpeg(place, closing.signal));
    return found;
  };
  const tools = { storage, scratch, ffmpeg, signal: closing.signal };
  // Somebody waits for an inspection, nobody for the others. Of each kind, one is at work at a time, and no picture waits
  // for a video or a recording. Two videos are converted.
  const queues = {
    inspect: new Mutex(),
    inspectVideo: new Mutex(),
    derive: new Mutex(),
    clean: new Mutex(),
    icons: new Mutex(),
  };
  const conversions = new Semaphore(CONVERSIONS);
  const inTurn = <T>(queue: Pick<Mutex, 'runExclusive'>, work: () => Promise<T>) =>
    orRefused(
      queue.runExclusive(() => {
        closing.signal.throwIfAborted();
        return work();
      }),
    );

  return {
    canConvert: ffmpeg,
    inspect: (file, options) =>
      inTurn(
        isVideoType(file.contentType) || isRecordingType(file.contentType)
          ? queues.inspectVideo
          : queues.inspect,
        () => inspect(tools, file, options),
      ),
    clean: ({ key }) => inTurn(queues.clean, () => cleanStored(tools, key)),
    icons: (file, tiles) => inTurn(queues.icons, () => icons(tools, file, tiles)),
    derive: (file) => inTurn(queues.derive, () => derive(tools, file)),
    convert: ({ key }, options) => inTurn(conversions, () => convert(tools, key, options)),
    async close() {
      closing.abort(new EngineUnavailable('media', new Error('closed')));
      await Promise.all(Object.values(queues).map((queue) => queue.waitForUnlock()));
      await conversions.waitForUnlock(CONVERSIONS);
      await scratch.close();
    },
  };
}
