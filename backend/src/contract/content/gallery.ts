import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { FileAddress, FileDescriptions, FileInfo } from './files.ts';
import { shared } from './name.ts';

/** Updates a code to lead to a gallery of images and videos (section 7). */
export const GalleryBody = z.strictObject({
  ...shared,
  type: z.literal('image'),
  imageVideos: z
    .array(FileAddress)
    .min(1, FORM_MESSAGES.galleryRequired)
    .max(LIMITS.contentFiles, FORM_MESSAGES.tooManyFiles),
  descriptions: FileDescriptions,
});

/** `imageVideos` lists the addresses (section 3); `files` says more of each, in the same order. */
export const GalleryInfo = z.object({
  infoType: z.literal('image'),
  imageVideos: z.array(z.string()),
  files: z.array(FileInfo),
});
