import { z } from 'zod';
import { StoredFile } from './file.ts';

/** A gallery. */
export const StoredGallery = z.object({
  infoType: z.literal('image'),
  imageVideos: z.array(StoredFile),
});
