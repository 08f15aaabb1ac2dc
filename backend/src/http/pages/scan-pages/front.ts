import type { IncomingMessage } from 'node:http';
import { LANGUAGE_PARAMETER } from '../../../contract/language.ts';
import { PAGE_KINDS, type PageKind } from '../../../contract/pages.ts';
import { shortCodeOf } from '../../../contract/short-codes/short-code.ts';
import { languageOf } from '../../edge/language.ts';
import type { FrontHandler } from '../../edge/server/front-handler.ts';
import type { Sites } from '../../edge/sites/sites.ts';
import type { PageCache } from './page-cache.ts';
import { hasKeys } from './page-pass.ts';
import { writePage } from './prepared-page.ts';

const PREFIXES = PAGE_KINDS.map((kind) => [`/${kind}/`, kind] as const);

/**
 * Returns the handler that answers a cached page before Express sees the request. All other requests for pages are left to
 * Express: the first visit of a page, a change of the language, and visitors with a pass or a session. Those always get the
 * page from the log, so that an owner sees a save at once, whichever process answered it.
 */
export const frontOfPages =
  (pages: PageCache, sites: Pick<Sites, 'of'>): FrontHandler =>
  (request, response) => {
    const place = placeOf(request);
    if (!place || hasKeys(request.headers.cookie, place.code)) return false;
    const page = pages.get({ ...place, domain: sites.of(request).domain, language: languageOf(request) });
    if (!page) return false;
    writePage(request, response, page);
    return true;
  };

/** Returns the code and the kind of page that a request names in their usual spelling. */
function placeOf({ method, url = '' }: IncomingMessage): { code: string; kind: PageKind } | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const found = PREFIXES.find(([prefix]) => url.startsWith(prefix));
  if (!found) return undefined;
  const [prefix, kind] = found;
  const end = url.indexOf('?');
  if (end !== -1 && url.includes(`${LANGUAGE_PARAMETER}=`, end)) return undefined;
  const code = shortCodeOf(url.slice(prefix.length, end === -1 ? undefined : end));
  return code === undefined ? undefined : { code, kind };
}
