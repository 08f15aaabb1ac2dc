import { parseUrl } from './parse-url.ts';

/** Returns an address with its host in ASCII (`xn--…`), as staff read it: no host can be taken for another. */
export const asciiLink = (address: string): string =>
  address.replace(/^(https?:\/\/)?([^/?#:]+)/i, (all, scheme = '', host: string) =>
    /^[!-~]+$/.test(host) ? all : scheme + (parseUrl(`https://${host}`)?.hostname ?? host),
  );
