import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { FileAddress, FileInfo } from './files.ts';
import { shared } from './name.ts';

/**
 * Updates a code to lead to a PDF (sections 7 and 9): `link` is the address of an uploaded file or of one elsewhere;
 * `pdfs` lists up to 10 uploaded files, of which a scan opens the first.
 */
export const PdfBody = z
  .strictObject({
    ...shared,
    type: z.literal('pdf'),
    link: FileAddress.optional(),
    pdfs: z.array(FileAddress).max(LIMITS.pdfFiles, FORM_MESSAGES.tooManyFiles).optional(),
  })
  .refine(({ link, pdfs }) => link !== undefined || (pdfs?.length ?? 0) > 0, {
    path: ['link'],
    message: FORM_MESSAGES.pdfRequired,
  });

/** `pdf` is the address that a scan opens; `pdfs` lists the uploaded files. */
export const PdfInfo = z.object({
  infoType: z.literal('pdf'),
  pdf: z.string(),
  pdfs: z.array(z.string()),
  files: z.array(FileInfo),
});
