import { SHORT_CODE_LENGTH, shortCodePrefix } from '../../../contract/short-code.ts';

/** What a search looks for. An empty text is looked for nowhere. */
export interface SearchWords {
  /** A part of the short code, canonical. */
  readonly code: string;
  /** A part of the code's name. */
  readonly name: string;
  /** The beginning of the owner's e-mail. */
  readonly email: string;
  /** The beginning of the link that the code leads to. */
  readonly link: string;
}

const CODE = /^[0-9A-HJKMNP-TV-Z]{1,10}$/;

/** Returns a text as the index holds it: in lower case and in one Unicode form. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Returns a link as the index holds it: without its scheme and `www.`. */
export const foldedLink = (link: string): string =>
  folded(link)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');

/** Reads a search. A code may have the spaces and hyphens of its print, or be the end of its address. */
export function searchWords(text: string): SearchWords {
  const typed = folded(text.trim());
  const code = shortCodePrefix(typed.replaceAll(/[\s-]/g, ''));
  const isAddress = /[/.@]/.test(typed);
  const isCode = CODE.test(code) && (!isAddress || code.length === SHORT_CODE_LENGTH);
  return {
    code: isCode ? code : '',
    name: typed,
    email: /\s/.test(typed) ? '' : typed,
    link: /\s/.test(typed) ? '' : foldedLink(typed),
  };
}
