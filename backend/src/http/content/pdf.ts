import { FILE_RULES } from '../../contract/content/files.ts';
import { linkProblem, normaliseLink } from '../../contract/links/web-link.ts';
import { FORM_MESSAGES } from '../../contract/messages.ts';
import { ok, refuseField } from '../../contract/result.ts';
import type { ContentMapper } from './content-mapper.ts';
import { fileInfo } from './file-info.ts';

export const pdfMapper: ContentMapper<'pdf'> = {
  words: 'a PDF',
  /** A link may be the address of an uploaded file, or of a PDF elsewhere. */
  read: ({ link, pdfs = [] }) => {
    const rule = FILE_RULES.pdf;
    const linked = link === undefined ? [] : [{ path: 'link', url: link, rule, mayBeElsewhere: true }];
    const files = [...linked, ...pdfs.map((url, place) => ({ path: `pdfs.${place}`, url, rule }))];
    const once = files.filter(({ url }, place) => files.findIndex((file) => file.url === url) === place);
    return {
      addresses: linked,
      files,
      content: (filesOf) => {
        const stored = filesOf(once);
        if (link === undefined || filesOf(linked).length > 0)
          return ok({ infoType: 'pdf', link: null, files: stored });
        const problem = linkProblem(link) ?? (stored.length > 0 ? FORM_MESSAGES.tooManyFiles : undefined);
        return problem === undefined
          ? ok({ infoType: 'pdf', link: normaliseLink(link), files: [] })
          : refuseField('link', problem);
      },
    };
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
  preview: ({ link }) => (link === null ? { kind: 'pdf' } : { kind: 'links', links: [{ url: link }] }),
};
