import { SHORT_CODE_LENGTH, shortCodePrefix } from '../../../contract/short-codes/short-code.ts';
import { folded, foldedLink } from './folded.ts';

/** What a search looks for. An empty text is looked for nowhere. */
export interface SearchTerms {
  /** A part of the short code, canonical. */
  readonly code: string;
  /** The beginning of the short code, canonical, from a part of its public address. */
  readonly codeStart: string;
  /** A part of a short code that was printed elsewhere, folded, or what an address has after its last slash. */
  readonly foreign: string;
  /** A part of a name, a note, a tag, or an e-mail. */
  readonly text: string;
  /** A part of the link that the code leads to. */
  readonly link: string;
  /** Digits of the phone number that the code leads to. */
  readonly digits: string;
}

const CODE = /^[0-9A-HJKMNP-TV-Z]{1,10}$/;
const PHONE = /^\+?[\d\s()./-]+$/;
/** Fewer digits are a part of a code rather than of a phone number. */
const FEWEST_DIGITS = 4;

/** Reads a search. `home` is the address that codes begin with. A code may have the spaces and hyphens of its print. */
export function searchTerms(typed: string, home = ''): SearchTerms {
  const text = folded(typed.trim());
  const code = shortCodePrefix(text.replaceAll(/[\s-]/g, ''));
  const isAddress = /[/.@]/.test(text);
  const isCode = CODE.test(code) && (!isAddress || code.length === SHORT_CODE_LENGTH);
  return {
    code: isCode ? code : '',
    codeStart: CODE.test(code) && endsWithHost(home, text) ? code : '',
    foreign: /\s/.test(text) ? '' : text.slice(text.lastIndexOf('/') + 1),
    text,
    link: /\s/.test(text) ? '' : foldedLink(text),
    digits: PHONE.test(text) ? digitsOf(text) : '',
  };
}

/** Returns whether what comes before the last slash is the end of the address that codes begin with. */
function endsWithHost(home: string, text: string): boolean {
  const slash = text.lastIndexOf('/');
  return slash >= 0 && foldedLink(home).endsWith(foldedLink(text.slice(0, slash)));
}

/** A number is kept with its country's code, and dialled with zeros before it. */
function digitsOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? '' : digits;
}
