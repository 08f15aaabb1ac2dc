/**
 * The first words of the addresses of pages, calls and files of the product, in lower case. No short code is one of them: neither
 * ours, by their length, nor one printed elsewhere, which an import refuses. A spec compares this list with what is served.
 */
const RESERVED_WORDS: ReadonlySet<string> = new Set([
  '_public',
  '_user',
  'admin',
  'admin-api',
  'api',
  'api-docs',
  'apple-touch-icon.png',
  'assign',
  'auth',
  'banner',
  'barcode',
  'barcode-batches',
  'claim',
  'codes',
  'decision',
  'decisions',
  'delete-account',
  'dev',
  'edit',
  'editor',
  'favicon.ico',
  'files',
  'healthz',
  'image-videos',
  'index.html',
  'info',
  'invite',
  'legal',
  'login',
  'manifest.webmanifest',
  'metrics',
  'notices',
  'openapi-shop.json',
  'openapi.json',
  'profile',
  'qrcode',
  'readyz',
  'register',
  'report',
  'reset',
  'robots.txt',
  'share',
  'share-worker.js',
  'sitemap.xml',
  'upload',
  'user',
  'warning',
  'welcome',
]);

/** Files that the server makes for codes, by the ends of their names, and files of its root that begin with a dot. */
const OF_CODES = /^\.|\.vcf$/;

/** Returns whether the first part of a path belongs to the product, in any case. */
export function isReserved(segment: string): boolean {
  const word = segment.toLowerCase();
  return RESERVED_WORDS.has(word) || OF_CODES.test(word);
}
