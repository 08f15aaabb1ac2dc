import { z } from 'zod';

/** Why a picture of the bulk upload is attached to no code, in words. */
export const PICTURE_PROBLEMS = {
  no_code: 'No QR code was found in this picture',
  several_codes: 'This picture shows more than one of your QR codes',
  foreign_code: 'The QR code in this picture is not one of yours',
  unknown_code: 'The QR code in this picture was deleted or never generated',
  corrupt: 'This file is damaged or has too many pixels',
  wrong_type: 'This file is not a JPEG or PNG picture',
  too_large: 'This file is larger than 100 MB',
} as const;

const problems = [
  'no_code',
  'several_codes',
  'foreign_code',
  'unknown_code',
  'corrupt',
  'wrong_type',
  'too_large',
] as const satisfies readonly (keyof typeof PICTURE_PROBLEMS)[];

export const PictureProblem = z.enum(problems);
export type PictureProblem = z.infer<typeof PictureProblem>;

/** A picture that is attached to no code. `name` is that of the file, `message` the reason in words. */
export const NonScanAbleImage = z.object({ name: z.string(), reason: PictureProblem, message: z.string() });
export type NonScanAbleImage = z.infer<typeof NonScanAbleImage>;

/** The answer to the bulk upload. Each file is in one of the lists, in the order in which the files arrived. */
export const PicturesUploaded = z.object({
  attached: z.array(z.object({ name: z.string(), shortCode: z.string() })),
  nonScanAbleImages: z.array(NonScanAbleImage),
  message: z.string(),
});
export type PicturesUploaded = z.infer<typeof PicturesUploaded>;
