import type { StoredFile } from '../../domain/qr-code/content/file.ts';
import type { WorkLimit } from '../../ports/media.ts';

const MINUTE_MS = 60_000;

/** Pixels that a slow core decodes and encodes in a millisecond. */
const PIXELS_EACH_MS = 250_000;

/** Milliseconds of work on the videos of one person in a day. */
export const WORK_EACH_DAY = 60 * MINUTE_MS;

/** 4K at 30 frames a second for 20 minutes, or 1080 lines for 80. A slower machine gets twice the time. */
const LONGEST: WorkLimit = { pixels: 20 * MINUTE_MS * PIXELS_EACH_MS, milliseconds: 40 * MINUTE_MS };
/** 1080 lines at 30 frames a second for two minutes. */
const SHORT: WorkLimit = { pixels: (MINUTE_MS / 2) * PIXELS_EACH_MS, milliseconds: 2 * MINUTE_MS };
/** Pixels of a frame of short work: 4K. Larger frames take too much memory beside other work. */
const SHORT_FRAME = 3_840 * 2_160;
/** What files do not say before somebody looks into them. */
const USUAL_FRAMES_PER_SECOND = 30;

/** What a slot of the queue works on: one takes all, one is kept for short work. */
export type Slot = 'any' | 'short';

/** Returns the limit of work on a file in a slot, where the person has so many milliseconds left today. */
export function limitOf(slot: Slot, leftMs: number): WorkLimit {
  const { pixels, milliseconds } = slot === 'short' ? SHORT : LONGEST;
  return {
    pixels: Math.min(pixels, leftMs * PIXELS_EACH_MS),
    milliseconds: Math.min(milliseconds, Math.max(leftMs, SHORT.milliseconds)),
  };
}

/** Returns whether a limit is less than what any file may take. */
export const isCutShort = (limit: WorkLimit): boolean => limit.pixels < LONGEST.pixels;

/** Returns whether a video seems to be short work, by what the save found. */
export function seemsShort({ width = 0, height = 0, seconds = 0 }: StoredFile): boolean {
  const frame = width * height;
  const pixels = frame * seconds * USUAL_FRAMES_PER_SECOND;
  return pixels > 0 && pixels <= SHORT.pixels && frame <= SHORT_FRAME;
}
