import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { parseUrl } from './parse-url.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}{2,})$/u;

/** Scheme and authority. Browsers accept `https:///a.com` and a backslash, but other clients do not. */
const BEGINNING = /^(https?):\/\/([^/?#\\]+)(?=[/?#]|$)/i;
/** Blanks, control characters and halves of surrogate pairs, which are invalid in a Location header. */
const UNSENDABLE = /[\s\p{Cc}\p{Cs}]/u;
/**
 * What no reader sees, or what turns the order of what they see: directions, and characters without a width. The joiners
 * and the variation of emojis are part of how people write a path.
 */
const DECEPTIVE = /\p{Bidi_Control}|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/u;
const HIDDEN_IN_HOST = /\p{Cf}|\p{Default_Ignorable_Code_Point}/u;

const withScheme = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`);

const hostIn = (address: string): string => BEGINNING.exec(address)?.[2] ?? '';

/**
 * Returns the problem of an address for a code, or undefined for a valid one (section 5, Link tab). Only http and https
 * are valid; `javascript:`, `data:` and other schemes are refused.
 */
export function linkProblem(text: string): string | undefined {
  if (text.length > LIMITS.linkLength) return FORM_MESSAGES.linkInvalid;
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  const looksLikePort = /^[^/?#]*:\d+(?:[/?#]|$)/.test(text);
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https' && !looksLikePort) {
    return FORM_MESSAGES.linkScheme;
  }
  const full = withScheme(text);
  if (
    UNSENDABLE.test(text) ||
    DECEPTIVE.test(text) ||
    HIDDEN_IN_HOST.test(hostIn(full)) ||
    !BEGINNING.test(full)
  )
    return FORM_MESSAGES.linkInvalid;
  const url = parseUrl(full);
  if (url === null || url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) {
    return FORM_MESSAGES.linkInvalid;
  }
  return undefined;
}

/**
 * Returns the address as it is stored. It adds `https://` for a missing scheme, and writes scheme and host in lower case.
 * Path and query stay as typed, because most servers distinguish `/Ab` and `/ab`.
 */
export function normaliseLink(text: string): string {
  return withScheme(text).replace(BEGINNING, (beginning) => beginning.toLowerCase());
}
