import { FILE_RULES } from '../../contract/content/files.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import { ok, refuse } from '../../contract/result.ts';
import { linkProblem, normaliseLink } from '../../contract/web-link.ts';
import type { ContentMapper } from './content-mapper.ts';
import { fileInfo, filesAt } from './file-info.ts';

const noPdf = (message: string) => refuse('invalid_input', { message, issues: [{ path: 'link', message }] });

export const pdfMapper: ContentMapper<'pdf'> = {
  files: ({ link, pdfs = [] }) => [
    ...(link === undefined ? [] : [{ path: 'link', url: link, rule: FILE_RULES.pdf, mayBeElsewhere: true }]),
    ...pdfs.map((url, index) => ({ path: `pdfs.${index}`, url, rule: FILE_RULES.pdf })),
  ],
  /** A link may be the address of an uploaded file, or of a PDF elsewhere. */
  fromBody: ({ link, pdfs = [] }, accepted) => {
    const urls = [...new Set([...(link === undefined ? [] : [link]), ...pdfs])];
    const files = filesAt(urls, accepted);
    if (link === undefined || accepted.fileAt(link)) return ok({ infoType: 'pdf', link: null, files });
    const problem = linkProblem(link);
    if (problem !== undefined) return noPdf(problem);
    return files.length > 0
      ? noPdf(FORM_MESSAGES.tooManyFiles)
      : ok({ infoType: 'pdf', link: normaliseLink(link), files });
  },
  toInfo: ({ link, files }, shown) => {
    const pdfs = files.map(({ key }) => shown.addressOf(key));
    return {
      infoType: 'pdf',
      pdf: link ?? pdfs[0] ?? '',
      pdfs,
      files: files.map((file) => fileInfo(file, shown)),
    };
  },
  destination: ({ link, files: [file] }) => {
    if (link !== null) return { kind: 'redirect', location: new URL(link).href };
    return file ? { kind: 'file', key: file.key } : { kind: 'nowhere', why: 'empty' };
  },
};
