import { z } from 'zod';
import { Timestamp } from '../primitives.ts';
import { BarcodeMessage } from './barcode.ts';
import { Owner } from './user.ts';

/**
 * A picture that is attached to no code. `name` is that of the file, `reason` is a code such as `no_code`,
 * `message` says it in words.
 */
export const NonScanAbleImage = z.object({ name: z.string(), reason: z.string(), message: z.string() });
export type NonScanAbleImage = z.infer<typeof NonScanAbleImage>;

/** A picture that the console lists until somebody dismisses it. Names are masked for an auditor without sight of names. */
export const FailedPicture = NonScanAbleImage.extend({
  id: z.string(),
  at: Timestamp,
  /** The admin who uploaded it. */
  by: Owner.nullable(),
});
export type FailedPicture = z.infer<typeof FailedPicture>;

/** The answer to the bulk upload. Each file is in one of the lists, in the order in which the files arrived. */
export const PicturesUploaded = z.object({
  attached: z.array(z.object({ name: z.string(), shortCode: z.string() })),
  nonScanAbleImages: z.array(NonScanAbleImage),
  message: z.string(),
});
export type PicturesUploaded = z.infer<typeof PicturesUploaded>;

/** The answer to the upload of one code's picture. `showsCode`: whether the code's own symbol was read in it. */
export const PictureUploaded = BarcodeMessage.extend({ showsCode: z.boolean() });
