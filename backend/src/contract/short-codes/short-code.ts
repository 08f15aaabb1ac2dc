import { isReserved } from './reserved-words.ts';

/** Crockford's base32 alphabet: no I, L, O, U. */
export const SHORT_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SHORT_CODE_LENGTH = 10;

const CANONICAL = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * Returns the canonical short code of a typed or scanned text. It is in upper case, with 1 for I and L, and 0 for O.
 * Undefined for a text that is no short code.
 */
export function canonicalShortCode(text: string): string | undefined {
  if (text.length !== SHORT_CODE_LENGTH) return undefined;
  // Most scans bring it as it is printed: a third of the time.
  if (CANONICAL.test(text)) return text;
  const code = text.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  return CANONICAL.test(code) ? code : undefined;
}

/** The longest short code that was printed elsewhere. */
export const FOREIGN_CODE_LENGTH = 64;
const FOREIGN = /^[A-Za-z0-9._~-]{1,64}$/;

/**
 * Returns the short code that a text names: ours, in its canonical form, or one that was printed elsewhere, letter by letter.
 * Ten letters that read as ours are ours. Undefined for a text that is neither, and for a word of the product's own addresses.
 */
export function shortCodeOf(text: string): string | undefined {
  const own = canonicalShortCode(text);
  if (own !== undefined) return own;
  return FOREIGN.test(text) && !isReserved(text) ? text : undefined;
}

/** Returns whether a short code is of our alphabet and length. */
export const isOwnShortCode = (code: string): boolean => CANONICAL.test(code);

/** Returns the short code of a request's `link`, which is a full address or a bare code. */
export function shortCodeOfLink(link: string): string | undefined {
  const path = link.trim().split(/[?#]/, 1)[0] ?? '';
  return shortCodeOf(path.slice(path.lastIndexOf('/') + 1));
}

/** Returns the canonical prefix of short codes for a search text, which is an address or a part of a code. */
export function shortCodePrefix(text: string): string {
  const path = text.trim().split(/[?#]/, 1)[0] ?? '';
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
}

/** Returns a short code in its printed groups: '7K3M 9QWX 2P'. One that was printed elsewhere has none. */
export function printCode(shortCode: string): string {
  if (!isOwnShortCode(shortCode)) return shortCode;
  return shortCode.match(/.{1,4}/g)?.join(' ') ?? shortCode;
}
