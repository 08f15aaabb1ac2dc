import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { ONE_LOCAL_FILE, runVideoTool } from './ffmpeg.ts';

/** Milliseconds. */
const LIMIT = 60_000;

/** Pixels of a frame: 8K, and no more than H.264 knows. */
const MAX_FRAME = 8_192 * 4_320;

/** Frames a second of what people film. */
const MOST_FRAMES_PER_SECOND = 60;

const STREAM = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  pix_fmt: z.string().optional(),
  nb_frames: z.coerce.number().optional().catch(undefined),
  r_frame_rate: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  disposition: z.object({ attached_pic: z.number() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});
type Stream = z.infer<typeof STREAM>;

const PROBED = z.object({
  format: z.object({
    format_name: z.string(),
    duration: z.coerce.number().positive().optional(),
    tags: z.object({ major_brand: z.string().optional() }).optional(),
  }),
  streams: z.array(STREAM),
});

export interface Probed {
  /** ffmpeg's names of the container. */
  readonly container: string;
  readonly brand: string;
  /** Pixels, as shown: turned upright, with square pixels. */
  readonly width: number;
  readonly height: number;
  /** Absent where the file does not say. */
  readonly seconds?: number;
  /** The number of pictures that the file says or implies; 0 where it says nothing. */
  readonly frames: number;
  readonly video: Stream;
  readonly audio?: Stream;
}

/** Reads the headers of a video in the folder. Throws `Refusal` for a file without a picture, and for too large a one. */
export async function probe(folder: string, name: string, signal: AbortSignal): Promise<Probed> {
  const json = ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams'];
  const args = [...ONE_LOCAL_FILE, ...json, `file:${name}`];
  const printed = await runVideoTool({ command: 'ffprobe', args, folder, limit: LIMIT, signal });
  const { format, streams } = PROBED.parse(JSON.parse(printed));
  const video = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
  if (!video?.width || !video.height) throw new Refusal('broken');
  if (video.width * video.height > MAX_FRAME) throw new Refusal('too_many_pixels');
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  return {
    container: format.format_name,
    brand: format.tags?.major_brand ?? '',
    ...shown(video, video.width, video.height),
    ...(format.duration !== undefined && { seconds: format.duration }),
    frames: framesOf(video, format.duration),
    video,
    ...(audio && { audio }),
  };
}

/** The larger number of those that the headers give, because either may be too low. */
function framesOf({ nb_frames = 0, r_frame_rate, avg_frame_rate }: Stream, seconds = 0): number {
  // Some containers have a clock in place of a rate.
  const rate = rateOf(avg_frame_rate) || Math.min(MOST_FRAMES_PER_SECOND, rateOf(r_frame_rate));
  return Math.max(nb_frames, Math.ceil(seconds * rate));
}

/** Returns the rate of `30000/1001`; 0 for `0/0`. */
function rateOf(fraction = '0/0'): number {
  const [over = 0, under = 0] = fraction.split('/').map(Number);
  return under > 0 ? over / under : 0;
}

function shown({ sample_aspect_ratio, side_data_list }: Stream, width: number, height: number) {
  const [across = 1, down = 1] = (sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const square = across > 0 && down > 0 ? Math.round((width * across) / down) : width;
  const rotation = side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: square } : { width: square, height };
}
