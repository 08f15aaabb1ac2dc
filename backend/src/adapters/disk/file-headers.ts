import type { ObjectInfo } from '../../ports/object-storage.ts';
import { CACHE_CONTROL, contentDisposition, isPdf } from '../shared/browser-headers.ts';

/** Files are public, and uploads carry their permission in the address. Any page may use both; cookies are ignored. */
export const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Nothing in a file may run, and its origin is opaque. It may embed itself, because browsers show videos that way. */
const SANDBOX =
  "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";

export function fileHeaders({ key, contentType, etag }: ObjectInfo): Map<string, string> {
  const headers = new Map(
    Object.entries({
      ...CROSS_ORIGIN,
      'Content-Type': contentType,
      ETag: etag,
      'Accept-Ranges': 'bytes',
      'Cache-Control': CACHE_CONTROL,
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  // Safari and Chrome show no sandboxed PDF; its scripts run in the viewer, out of reach of our pages.
  if (!isPdf(contentType)) headers.set('Content-Security-Policy', SANDBOX);
  const disposition = contentDisposition(key, contentType);
  if (disposition !== undefined) headers.set('Content-Disposition', disposition);
  return headers;
}
