import type { Format } from '../formats.ts';
import { ONE_LOCAL_FILE, runVideoTool } from './ffmpeg.ts';
import { probe } from './probe.ts';

/** ffmpeg's names of the containers. */
const MUXERS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/x-ms-wmv': 'asf',
  'video/x-flv': 'flv',
  'video/x-matroska': 'matroska',
};

/** Milliseconds. The largest upload takes a few seconds. */
const LIMIT = 300_000;

/** Somebody waits until the file is saved. */
const NICE = 5;

export interface VideoToClean {
  readonly folder: string;
  /** The names of the file in the folder, and of the one to write. */
  readonly from: string;
  readonly to: string;
  readonly format: Format;
  readonly signal: AbortSignal;
}

/**
 * Writes the picture and the sound of a video into a new container of the same type. Nothing is encoded again. Titles, places,
 * chapters, subtitles, covers and tracks of sensors stay behind. Throws `Refusal` where ffmpeg can't.
 */
export async function cleanVideo({ folder, from, to, format, signal }: VideoToClean): Promise<void> {
  const { video, audio } = await probe(folder, from, signal);
  const streams = [video, ...(audio ? [audio] : [])].flatMap(({ index }) => ['-map', `0:${index}`]);
  const nothingElse = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];
  const muxer = MUXERS[format.contentType] ?? 'matroska';
  const ofMov = muxer === 'mp4' || muxer === 'mov' ? ['-movflags', '+faststart', '-write_tmcd', '0'] : [];
  await runVideoTool({
    command: 'ffmpeg',
    nice: NICE,
    args: [
      ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y'],
      ...[...ONE_LOCAL_FILE, '-i', `file:${from}`],
      ...[...streams, '-c', 'copy', ...nothingElse, ...ofMov, '-f', muxer, `file:${to}`],
    ],
    folder,
    limit: LIMIT,
    signal,
  });
}
