import { z } from 'zod';

/** What the process of a PDF is asked: to look into a file. */
export const PDF_JOB = z.object({ file: z.string() });

export const PDF_LOOK = z.object({ active: z.boolean() });
export type PdfLook = z.infer<typeof PDF_LOOK>;
