import { Refusal } from '../refusal.ts';
import { ONE_RECORDING, runVideoTool } from '../videos/ffmpeg.ts';
import { type ProbedRecording, probeRecording } from './probe-recording.ts';

/** ffmpeg's names of the containers, with what keeps them free of titles. */
const MUXERS: Readonly<Record<string, readonly string[]>> = {
  'audio/mpeg': ['-id3v2_version', '0', '-write_id3v1', '0', '-f', 'mp3'],
  'audio/mp4': ['-movflags', '+faststart', '-f', 'ipod'],
  'audio/ogg': ['-f', 'ogg'],
  'audio/wav': ['-f', 'wav'],
};

/** Milliseconds. The largest upload takes a second. */
const LIMIT = 120_000;

/** Somebody waits until the file is judged. */
const NICE = 5;

/** The part of the announced length that must be there. Headers round. */
const WHOLE = 0.95;

export interface RecordingToClean {
  readonly folder: string;
  /** The names of the file in the folder, and of the one to write. */
  readonly from: string;
  readonly to: string;
  readonly contentType: string;
  readonly signal: AbortSignal;
}

/**
 * Writes the sound of a recording into a new container of the same type, without encoding it again. Titles, places, chapters
 * and pictures stay behind. Returns the length in seconds. Throws `Refusal` where ffmpeg can't, and for a file that is
 * shorter than its header says.
 */
export async function cleanRecording(
  { folder, from, to, contentType, signal }: RecordingToClean,
  { stream, seconds }: ProbedRecording,
): Promise<number | undefined> {
  const nothingElse = ['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];
  await runVideoTool({
    command: 'ffmpeg',
    nice: NICE,
    args: [
      ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-y'],
      ...[...ONE_RECORDING, '-i', `file:${from}`, '-map', `0:${stream}`, '-c', 'copy'],
      ...[...nothingElse, ...(MUXERS[contentType] ?? []), `file:${to}`],
    ],
    folder,
    limit: LIMIT,
    signal,
  });
  const { seconds: found } = await probeRecording(folder, to, signal);
  if (seconds !== undefined && (found ?? 0) < seconds * WHOLE) throw new Refusal('broken');
  return found;
}
