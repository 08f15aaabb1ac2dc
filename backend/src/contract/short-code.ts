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
  const code = text.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  return CANONICAL.test(code) ? code : undefined;
}

/** Returns the canonical short code of a request's `link`, which is a full address or a bare code. */
export function shortCodeOfLink(link: string): string | undefined {
  const path = link.trim().split(/[?#]/, 1)[0] ?? '';
  return canonicalShortCode(path.slice(path.lastIndexOf('/') + 1));
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

/** Returns a short code in its printed groups: '7K3M 9QWX 2P'. */
export function printCode(shortCode: string): string {
  return shortCode.match(/.{1,4}/g)?.join(' ') ?? shortCode;
}
