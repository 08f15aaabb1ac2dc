import { keepProgress } from '../../commands/files/preparation-progress.ts';
import { isVideoType } from '../../contract/content/files.ts';
import { filesOf } from '../../domain/qr-code/content/index.ts';
import type { PreparedFile } from '../../domain/qr-code/content/prepared-file.ts';
import { folderOfKey } from '../../domain/qr-code/file-keys.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { EventFeed } from '../../ports/event-feed.ts';
import { processCheckpoint } from '../checkpoints.ts';
import { followByTypes } from '../follow-by-types.ts';
import { KeptPlace } from '../reactions/kept-place.ts';
import { type PrepareContext, prepareFile } from '../reactions/prepare-files.ts';
import { Tries } from '../tries.ts';
import { isCutShort, limitOf, type Slot, WORK_EACH_DAY } from './limits.ts';
import { type SavedVideo, type WaitingVideo, WaitingVideos } from './waiting-videos.ts';
import { addWork, workToday } from './work-of-day.ts';

type Context = PrepareContext & { readonly feed: EventFeed };

/** What the checkpoint of the conversions is called, and what they follow. */
export const CONVERT_VIDEOS = { name: 'convert-videos', streams: [QR_CODE.prefix] } as const;

/**
 * Makes playable forms of saved videos. Turns go round by person. One slot takes any video, a second one short work. The
 * checkpoint passes videos that are done: what was made before a stop is not made again. Without ffmpeg, videos stay as they
 * are.
 */
export async function convertVideos(
  context: Context,
  signal: AbortSignal,
  { worked }: Pick<Tries, 'worked'> = new Tries(CONVERT_VIDEOS.name),
): Promise<void> {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const videos = new WaitingVideos();
  const place = new KeptPlace(context.vault, CONVERT_VIDEOS.name, stop);
  const pass = async () => {
    const passed = videos.passed();
    if (passed?.hadWork) await place.now(passed.position);
    else if (passed) place.later(passed.position);
  };
  const work = async (slot: Slot) => {
    for (;;) {
      const video = await videos.next(slot, stop);
      const isDone = await convert(context, video, slot, stop);
      stop.throwIfAborted();
      if (!isDone) videos.giveBack(video);
      else videos.done(video);
      worked();
      await pass();
    }
  };
  const parts = [follow(context, videos, pass, stop), work('any'), work('short')];
  try {
    await Promise.all(parts);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    failed.abort();
    place.end();
    await Promise.allSettled(parts);
  }
}

const SAVED = 'ContentSaved';

/** Adds what people save, until the signal aborts. */
async function follow(
  { feed, log, vault }: Context,
  videos: WaitingVideos,
  pass: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let last = (await processCheckpoint(vault, CONVERT_VIDEOS.name)) ?? 'start';
  const { streams } = CONVERT_VIDEOS;
  for await (const { events, position } of followByTypes(feed, [SAVED], {
    after: last,
    streams,
    signal,
  })) {
    if (position === last) continue;
    const saves = await log.open(events.filter(({ type }) => type === SAVED));
    videos.add(position, saves.flatMap(savedVideos));
    await pass();
    await videos.room(signal);
    last = position;
  }
}

function savedVideos(event: OpenedEvent): SavedVideo[] {
  const code = QR_CODE.keyOf(event.stream);
  if (code === undefined || !QR_CODE.recognises(event) || event.type !== SAVED) return [];
  const isVideo = ({ contentType }: { readonly contentType: string }) => isVideoType(contentType);
  return filesOf(event.data.content)
    .filter(isVideo)
    .map((file) => ({ file, code, savedBy: event.actor.id }));
}

/** Returns false for a video that is too much work for this slot. */
function convert(context: Context, video: WaitingVideo, slot: Slot, signal: AbortSignal): Promise<boolean> {
  const { file, code, savedBy } = video;
  const { key } = file;
  return prepareFile(context, code, file, async (): Promise<PreparedFile | undefined> => {
    if (!(await context.media.canConvert())) return { widths: [] };
    // The system saves what it migrates: its people asked for nothing today.
    const left = savedBy === null ? WORK_EACH_DAY : WORK_EACH_DAY - (await workToday(context, savedBy));
    if (left <= 0) return { widths: [], unconverted: 'too_much_today' };
    const most = limitOf(slot, left);
    const startedAt = context.clock.now().getTime();
    const made = await context.media.convert({ key }, { signal, most, onProgress: progressOf(context, key) });
    if (savedBy !== null) await addWork(context, savedBy, context.clock.now().getTime() - startedAt);
    if (!('reason' in made)) {
      const name = (of: string) => of.slice(folderOfKey(key).length);
      const { play, poster, ...facts } = made;
      return { widths: [], play: name(play), poster: name(poster), ...facts };
    }
    if (made.reason !== 'too_much_work') return { widths: [], unconverted: 'broken' };
    if (slot === 'short') return undefined;
    return { widths: [], unconverted: isCutShort(most) ? 'too_much_today' : 'too_much_work' };
  });
}

const STEP_PERCENT = 5;

/** Keeps the progress in steps, so that a long video writes some twenty times. */
function progressOf(context: Context, key: string): (percent: number) => void {
  let kept = 0;
  let writing = Promise.resolve();
  return (percent) => {
    if (percent < kept + STEP_PERCENT) return;
    kept = percent;
    // A percentage that is lost is no loss: the work goes on.
    writing = writing.then(() => keepProgress(context, key, percent)).catch(() => undefined);
  };
}
