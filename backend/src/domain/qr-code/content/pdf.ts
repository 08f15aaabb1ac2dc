import { z } from 'zod';
import { StoredFile } from './file.ts';

export const StoredPdf = z.object({
  infoType: z.literal('pdf'),
  /** The address of a PDF elsewhere; null where the files count. */
  link: z.string().nullable(),
  /** A scan opens the first. */
  files: z.array(StoredFile),
});
