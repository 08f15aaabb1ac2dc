import { FORM_MESSAGES } from './messages.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}{2,})$/u;

/** Scheme and authority. Browsers forgive `https:///a.com` and a backslash; a link that is kept should need no forgiving. */
const BEGINNING = /^(https?):\/\/([^/?#\\]+)(?=[/?#]|$)/i;
/** Blanks, control characters and halves of surrogate pairs: none can stand in a Location header. */
const UNSENDABLE = /[\s\p{Cc}\p{Cs}]/u;

const withScheme = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`);

/**
 * What is wrong with an address that a code should lead to; undefined when nothing is (section 5, Link tab).
 * Only http and https can be led to: `javascript:`, `data:` and the like are refused.
 */
export function linkProblem(text: string): string | undefined {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  const looksLikePort = /^[^/?#]*:\d+(?:[/?#]|$)/.test(text);
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https' && !looksLikePort) {
    return FORM_MESSAGES.linkScheme;
  }
  const full = withScheme(text);
  if (UNSENDABLE.test(text) || !BEGINNING.test(full)) return FORM_MESSAGES.linkInvalid;
  const url = URL.parse(full);
  if (url === null || url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) {
    return FORM_MESSAGES.linkInvalid;
  }
  return undefined;
}

/**
 * The address as it is kept: `https://` added when there is no scheme, scheme and host in lower case. Path and query
 * stay as typed, because most servers tell `/Ab` from `/ab`.
 */
export function normaliseLink(text: string): string {
  return withScheme(text).replace(BEGINNING, (beginning) => beginning.toLowerCase());
}
