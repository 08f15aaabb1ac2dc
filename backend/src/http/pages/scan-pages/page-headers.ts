import type { RenderedPage } from '../../../contract/scan-page.ts';
import { cspHash } from '../../edge/headers/csp-hash.ts';
import { stayOnHttps } from '../../edge/headers/safe-headers.ts';
import type { HttpSettings } from '../../edge/settings/settings.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** A cached page is answered before Express adds these. */
const SECURITY = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-XSS-Protection': '0',
};

/**
 * Returns the headers of a page that the server rendered for a scanner. Its content security policy allows its own styles
 * and our scripts, nothing else. Search engines leave it out unless its owner lets them find it. `same-origin` keeps the address of the page from other sites,
 * but leaves the form its origin, without which the server would refuse it.
 */
export function pageHeaders(
  { styles, indexed }: RenderedPage,
  { publicUrl, fileOrigins }: Pick<HttpSettings, 'publicUrl' | 'fileOrigins'>,
): Readonly<Record<string, string>> {
  const files = fileOrigins.join(' ');
  const https = publicUrl.startsWith('https:');
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${styles.map(cspHash).join(' ')}`,
    `img-src 'self' data: blob: ${files}`,
    `media-src 'self' ${files}`,
    `connect-src 'self' ${files}`,
    "font-src 'self' data:",
    "worker-src 'self'",
    `frame-src ${YOUTUBE}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    ...SECURITY,
    ...stayOnHttps(publicUrl),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.map((directive) => directive.trim()).join('; '),
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(), usb=(), autoplay=(self "${YOUTUBE}"), fullscreen=(self "${YOUTUBE}")`,
    'Referrer-Policy': 'same-origin',
    ...(indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
}
