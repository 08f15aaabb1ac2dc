/** What keeps a browser that came by https from ever coming by http (RFC 6797). */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** Returns the header that keeps browsers on https; none where the product is reached by http. */
export const stayOnHttps = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {};

/**
 * Returns the security headers of an answer that is no page, such as a redirect or an error (OWASP ASVS 3.4). Nothing may
 * load in such an answer, and no page may frame it.
 */
export const safeHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...stayOnHttps(publicUrl),
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
});
