import { ONE_LOCAL_FILE, runVideoTool } from './ffmpeg.ts';
import type { Probed } from './probe.ts';

/** Pixels of the longer and of the shorter side: 1080 lines, also of a video that stands upright. */
const LONG = 1_920;
const SHORT = 1_080;

export interface Work {
  readonly folder: string;
  /** The name of the file in the folder. */
  readonly from: string;
  readonly probed: Probed;
  readonly signal: AbortSignal;
}

/** The largest even size within the limits, in the same shape. H.264 has no odd sizes. */
export function playSize({ width, height }: { readonly width: number; readonly height: number }) {
  const shrink = Math.min(1, LONG / Math.max(width, height), SHORT / Math.min(width, height));
  const even = (pixels: number) => Math.max(2, 2 * Math.round((pixels * shrink) / 2));
  return { width: even(width), height: even(height) };
}

const fits = (probed: Probed) =>
  Math.max(probed.width, probed.height) <= LONG && Math.min(probed.width, probed.height) <= SHORT;

const videoPlays = ({ video, ...probed }: Probed) =>
  video.codec_name === 'h264' && video.pix_fmt === 'yuv420p' && fits({ ...probed, video });

const audioPlays = ({ audio }: Probed) => audio === undefined || audio.codec_name === 'aac';

/** Whether every browser plays the file as it is. QuickTime files have the same structure, and a brand of their own. */
export const playsEverywhere = (probed: Probed): boolean =>
  isOf(probed, 'mp4') && probed.brand.trim() !== 'qt' && videoPlays(probed) && audioPlays(probed);

const isOf = ({ container }: Probed, name: string) => container.split(',').includes(name);

/** Other containers may leave out the times without which a stream cannot be copied. */
const mayCopy = (probed: Probed) => videoPlays(probed) && (isOf(probed, 'mp4') || isOf(probed, 'matroska'));

/** Returns the pixels of all frames that are decoded, as far as the file says; 0 for a stream that is copied. */
export function pixelsToConvert(probed: Probed): number {
  const { width = 0, height = 0 } = probed.video;
  return mayCopy(probed) ? 0 : width * height * probed.frames;
}

export interface Encoding {
  /** Milliseconds. */
  readonly limit: number;
  /** Whole percent. */
  onProgress(percent: number): void;
}

/** Writes an MP4 that every browser plays. Throws `Refusal` where it takes longer than the limit. */
export async function encode(work: Work, to: string, { limit, onProgress }: Encoding): Promise<void> {
  const { folder, from, probed, signal } = work;
  const { seconds = 0, video, audio } = probed;
  const { width, height } = playSize(probed);
  const picture = mayCopy(probed)
    ? ['-c:v', 'copy']
    : ['-vf', `yadif=deint=interlaced,scale=${width}:${height},setsar=1`, ...H264];
  const sound = audioPlays(probed) ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  const streams = ['-map', `0:${video.index}`, ...(audio ? ['-map', `0:${audio.index}`, ...sound] : [])];
  const nothingElse = ['-map_metadata', '-1', '-map_chapters', '-1'];
  const output = ['-movflags', '+faststart', '-progress', 'pipe:1', '-f', 'mp4', `file:${to}`];
  await runVideoTool({
    command: 'ffmpeg',
    args: [
      ...QUIET,
      ...ONE_LOCAL_FILE,
      '-i',
      `file:${from}`,
      ...streams,
      ...picture,
      ...nothingElse,
      ...output,
    ],
    folder,
    limit,
    signal,
    onOutput: (text) => {
      for (const [, done] of text.matchAll(/out_time_us=(\d+)/g))
        if (seconds > 0) onProgress(Math.min(99, Math.floor(Number(done) / seconds / 10_000)));
    },
  });
}

/** Milliseconds. */
const POSTER_LIMIT = 60_000;

/** Writes a frame of the first second as WebP. */
export async function writePoster({ folder, from, probed, signal }: Work, to: string): Promise<void> {
  const { width, height } = playSize(probed);
  const at = (probed.seconds ?? 0) > 2 ? '1' : '0';
  const frame = [
    '-map',
    `0:${probed.video.index}`,
    '-frames:v',
    '1',
    '-vf',
    `scale=${width}:${height},setsar=1`,
  ];
  const webp = ['-c:v', 'libwebp', '-quality', '80', '-map_metadata', '-1', '-f', 'webp', `file:${to}`];
  const args = [...QUIET, ...ONE_LOCAL_FILE, '-ss', at, '-i', `file:${from}`, ...frame, ...webp];
  await runVideoTool({ command: 'ffmpeg', args, folder, limit: POSTER_LIMIT, signal });
}

const QUIET = ['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y'];

const H264 = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-preset', 'veryfast'],
  ...['-crf', '23', '-maxrate', '8M', '-bufsize', '16M', '-fpsmax', '60'],
];
