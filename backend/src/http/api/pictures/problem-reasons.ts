import { FORM_MESSAGES } from '../../../contract/messages.ts';

/** Why a picture of the bulk upload is attached to no code, in words. */
export const PICTURE_PROBLEMS = {
  no_code: 'No QR code was found in this picture',
  several_codes: 'This picture shows more than one of your QR codes',
  foreign_code: 'The QR code in this picture is not one of yours',
  unknown_code: 'The QR code in this picture was deleted or never generated',
  empty: FORM_MESSAGES.fileEmpty,
  corrupt: 'This file is damaged or has too many pixels',
  wrong_type: 'This file is not a JPEG or PNG picture',
  too_large: 'This file is larger than 100 MB',
} as const;

export type PictureProblem = keyof typeof PICTURE_PROBLEMS;

/** Returns a reason in words, also one that a newer program has stored. */
export const problemReason = (reason: string): string =>
  isProblem(reason) ? PICTURE_PROBLEMS[reason] : 'This picture could not be attached';

const isProblem = (reason: string): reason is PictureProblem => Object.hasOwn(PICTURE_PROBLEMS, reason);
