import { type Barcode, FORM_MESSAGES, linkProblem } from '@qlaim/backend/contract';
import { z } from 'zod';
import { readUpdate, type TabReading } from '../../field-issues.ts';
import { FileValue, filesInOrder, missingFiles } from '../../files/file-value.ts';

/** The fields of the PDF tab, as typed. The link counts where no file is listed. */
export const PdfValues = z.object({ files: z.array(FileValue), link: z.string() });
export type PdfValues = z.infer<typeof PdfValues>;

export function pdfValuesOf(storedInfo: Barcode['storedInfo']): PdfValues {
  if (storedInfo?.infoType !== 'pdf') return { files: [], link: '' };
  const { pdf, pdfs, files } = storedInfo;
  return { files: filesInOrder(pdfs, files), link: pdfs.length > 0 ? '' : pdf };
}

/** Maps a path of the contract to the path of its field. */
export const pdfField = (path: string): string => `pdf.${path.replace(/^pdfs\b/, 'files')}`;

/** Returns the update for the typed values, or the first issue of each field. */
export function readPdf(name: string, { files, link: typed }: PdfValues): TabReading {
  const link = typed.trim();
  if (files.length === 0) return readLink(name, link);
  const update = { name, type: 'pdf' as const, pdfs: files.map(({ url }) => url) };
  return readUpdate(update, pdfField, missingFiles('pdf.files', files));
}

function readLink(name: string, link: string): TabReading {
  if (link === '') return { issues: [{ field: 'pdf.files', message: FORM_MESSAGES.pdfRequired }] };
  const problem = linkProblem(link);
  return problem === undefined
    ? { body: { name, type: 'pdf', link } }
    : { issues: [{ field: 'pdf.link', message: problem }] };
}
