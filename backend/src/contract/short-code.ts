/** Crockford's base32 alphabet: no I, L, O, U. */
export const SHORT_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SHORT_CODE_LENGTH = 10;

const CANONICAL = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/**
 * The canonical short code for what somebody typed or scanned: upper case, I and L read as 1, O as 0.
 * Undefined when it can't be a short code at all.
 */
export function canonicalShortCode(text: string): string | undefined {
  if (text.length !== SHORT_CODE_LENGTH) return undefined;
  const code = text.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0');
  return CANONICAL.test(code) ? code : undefined;
}

/** The short code in a full address or a bare code: both are accepted wherever a request says `link`. */
export function shortCodeOfLink(link: string): string | undefined {
  const path = link.trim().split(/[?#]/, 1)[0] ?? '';
  return canonicalShortCode(path.slice(path.lastIndexOf('/') + 1));
}

/** The beginning of short codes that a search text asks for: an address or a part of a code, folded as codes are. */
export function shortCodePrefix(text: string): string {
  const path = text.trim().split(/[?#]/, 1)[0] ?? '';
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
}
