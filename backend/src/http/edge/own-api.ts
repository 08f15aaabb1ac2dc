import { normaliseLink } from '../../contract/links/web-link.ts';
import { ROUTES } from '../../contract/routes/index.ts';

const ROOTS = new Set(Object.values(ROUTES).map(({ path }) => path.split('/', 2)[1]));

/**
 * Returns whether an address is a call of our own API: a scan must not make its visitor's browser send one. `isOurs`: whether
 * this installation serves a host.
 */
export function isOwnApi(address: string, isOurs: (hostname: string) => boolean): boolean {
  const url = URL.parse(normaliseLink(address));
  if (!url || !isOurs(url.hostname)) return false;
  // Express matches paths without regard to case.
  return ROOTS.has(url.pathname.split('/', 2)[1]?.toLowerCase());
}
