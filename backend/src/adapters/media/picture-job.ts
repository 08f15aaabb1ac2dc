import { z } from 'zod';
import { IMAGE_FORMATS } from './formats.ts';

/** What the picture process is asked to do. `file` holds the image; it writes into `folder`. */
export const PICTURE_JOB = z.discriminatedUnion('task', [
  z.object({
    task: z.literal('look'),
    file: z.string(),
    format: z.enum(IMAGE_FORMATS),
    folder: z.string(),
    /** Whether to read the QR symbols. */
    symbols: z.boolean(),
  }),
  z.object({
    task: z.literal('icons'),
    file: z.string(),
    format: z.enum(IMAGE_FORMATS),
    folder: z.string(),
    tiles: z
      .array(z.object({ side: z.number(), inside: z.number(), ground: z.enum(['none', 'tile', 'whole']) }))
      .readonly(),
  }),
  z.object({
    task: z.enum(['derive', 'clean']),
    file: z.string(),
    format: z.enum(IMAGE_FORMATS),
    folder: z.string(),
  }),
]);
export type PictureJob = z.infer<typeof PICTURE_JOB>;

/** Written before the job starts: a process that dies earlier is not the file's fault. */
export const READY = 'ready\n';

/** The file in `folder` that replaces the original where `rewritten` is true. */
export const REWRITTEN = 'rewritten';

export const LOOK = z.object({
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  blur: z.string(),
  rewritten: z.boolean(),
  symbols: z.array(z.string()).optional(),
});
export type Look = z.infer<typeof LOOK>;

export const CLEANED = LOOK.pick({ rewritten: true });
export type Cleaned = z.infer<typeof CLEANED>;

export const DERIVED = z.object({ widths: z.array(z.number()) });
export type Derived = z.infer<typeof DERIVED>;

/** The names of the icons in `folder`. */
export const ICONS = z.object({ names: z.array(z.string()) });
export type Icons = z.infer<typeof ICONS>;

export const REFUSED = z.object({
  reason: z.enum(['type', 'broken', 'too_many_pixels', 'unsafe']),
});
