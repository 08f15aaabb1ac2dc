import { FORM_MESSAGES } from './messages.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}{2,})$/u;

function parse(text: string): URL | undefined {
  const hasScheme = /^https?:\/\//i.test(text);
  return URL.parse(hasScheme ? text : `https://${text}`) ?? undefined;
}

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
  if (/\s/.test(text)) return FORM_MESSAGES.linkInvalid;
  const url = parse(text);
  if (url === undefined || url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) {
    return FORM_MESSAGES.linkInvalid;
  }
  return undefined;
}

/**
 * The address as it is kept: `https://` added when there is no scheme, scheme and host in lower case. Path and query
 * stay as typed, because most servers tell `/Ab` from `/ab`.
 */
export function normaliseLink(text: string): string {
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return full.replace(/^(https?):\/\/([^/?#]*)/i, (_match, scheme: string, host: string) =>
    `${scheme.toLowerCase()}://${host.toLowerCase()}`,
  );
}
