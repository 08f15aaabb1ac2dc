import { stringifySetCookie } from 'cookie';
import type { HttpSettings } from '../settings/settings.ts';

type Site = Pick<HttpSettings, 'publicUrl'>;

const isHttps = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:');

/** Returns the name of a cookie. On https the prefix `__Host-` keeps other hosts of the domain from setting one. */
export const hostCookieName = (site: Site, name: string): string => (isHttps(site) ? `__Host-${name}` : name);

/** Returns the `Set-Cookie` header of a cookie that scripts and other hosts can't use. `maxAge` is in seconds; 0 removes it. */
export const hostCookie = (site: Site, name: string, value: string, maxAge: number): string =>
  stringifySetCookie({
    name: hostCookieName(site, name),
    value,
    httpOnly: true,
    // Google, and links to codes, bring a browser back from another site.
    sameSite: 'lax',
    secure: isHttps(site),
    path: '/',
    maxAge,
  });
