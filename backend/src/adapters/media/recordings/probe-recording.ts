import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { ONE_RECORDING, runVideoTool } from '../videos/ffmpeg.ts';

/** Milliseconds. */
const LIMIT = 60_000;

const PROBED = z.object({
  format: z.object({ duration: z.coerce.number().positive().optional() }),
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.string().optional(),
      disposition: z.object({ attached_pic: z.number() }).optional(),
    }),
  ),
});

export interface ProbedRecording {
  /** The index of the stream with the sound. */
  readonly stream: number;
  /** Absent where the file does not say. */
  readonly seconds?: number;
}

/** Reads the headers of a recording in the folder. Throws `Refusal` for a file without sound, and for a video. */
export async function probeRecording(
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<ProbedRecording> {
  const json = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams'];
  const args = [...ONE_RECORDING, ...json, `file:${name}`];
  const printed = await runVideoTool({ command: 'ffprobe', args, folder, limit: LIMIT, signal });
  const { format, streams } = PROBED.parse(JSON.parse(printed));
  // The picture of an album is no film.
  if (streams.some((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic))
    throw new Refusal('type');
  const sound = streams.find((stream) => stream.codec_type === 'audio');
  if (!sound) throw new Refusal('broken');
  return { stream: sound.index, ...(format.duration !== undefined && { seconds: format.duration }) };
}
