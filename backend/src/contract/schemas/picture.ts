import { z } from 'zod';

/**
 * A picture that is attached to no code. `name` is that of the file, `reason` is a code such as `no_code`,
 * `message` says it in words.
 */
export const NonScanAbleImage = z.object({ name: z.string(), reason: z.string(), message: z.string() });
export type NonScanAbleImage = z.infer<typeof NonScanAbleImage>;

/** The answer to the bulk upload. Each file is in one of the lists, in the order in which the files arrived. */
export const PicturesUploaded = z.object({
  attached: z.array(z.object({ name: z.string(), shortCode: z.string() })),
  nonScanAbleImages: z.array(NonScanAbleImage),
  message: z.string(),
});
export type PicturesUploaded = z.infer<typeof PicturesUploaded>;
