/** Crockford's base32 alphabet: no I, L, O, U. */
export const SHORT_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SHORT_CODE_LENGTH = 10;

const CANONICAL = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * Returns the canonical short code of a typed or scanned text: in upper case, I and L read as 1, O as 0. Undefined for a
 * text that is no short code.
 */
export function canonicalShortCode(text: string): string | undefined {
  if (text.length !== SHORT_CODE_LENGTH) return undefined;
  const code = text.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  return CANONICAL.test(code) ? code : undefined;
}

/** Returns the canonical short code of a full address or a bare code, as the `link` of a request contains it. */
export function shortCodeOfLink(link: string): string | undefined {
  const path = link.trim().split(/[?#]/, 1)[0] ?? '';
  return canonicalShortCode(path.slice(path.lastIndexOf('/') + 1));
}

/** Returns the prefix of short codes that a search text means: of an address or a part of a code, in canonical form. */
export function shortCodePrefix(text: string): string {
  const path = text.trim().split(/[?#]/, 1)[0] ?? '';
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
}
