import { z } from 'zod';

/** An uploaded file that a content refers to. Sizes in bytes and pixels, lengths in seconds. */
export const StoredFile = z.object({
  /** The place in the object storage. */
  key: z.string(),
  /** The name that the file had at its owner's. */
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  width: z.int().optional(),
  height: z.int().optional(),
  seconds: z.number().optional(),
  /** The main colour, `#rrggbb`, and a tiny picture as a data URL. */
  colour: z.string().optional(),
  blur: z.string().optional(),
  /** A description in words. */
  description: z.string().optional(),
  /** What a page shows with a picture once it is enlarged. */
  caption: z.string().optional(),
});
export type StoredFile = z.infer<typeof StoredFile>;
