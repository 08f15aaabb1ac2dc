import { z } from 'zod';

/** What was made from an uploaded file; names are of files beside it. Sizes in pixels, lengths in seconds. */
export const PreparedFile = z.object({
  /** Widths of the smaller pictures, `w<width>.webp` and `w<width>.avif`. */
  widths: z.array(z.int()),
  /** The name of a form of the video that every browser plays; absent where there is none. */
  play: z.string().optional(),
  /** The name of the first picture of a video. */
  poster: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  seconds: z.number().optional(),
  /**
   * Why no playable form was made of a video: it is too much work, the videos of its person were today, or it is damaged.
   * Absent where there is one, and where the server has no ffmpeg.
   */
  unconverted: z.enum(['too_much_work', 'too_much_today', 'broken']).optional(),
});
export type PreparedFile = z.infer<typeof PreparedFile>;
