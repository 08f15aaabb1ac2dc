import type { OutgoingHttpHeaders } from 'node:http';
import type { ObjectInfo } from '../../ports/object-storage.ts';

/** Files are public, and uploads carry their permission in the address: any page may use both, no cookie is looked at. */
export const CROSS_ORIGIN: OutgoingHttpHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Nothing in a file may run, and the file is of an origin of its own. It may show itself: that is how browsers open videos. */
const SANDBOX =
  "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";

export function fileHeaders({ key, contentType, etag }: ObjectInfo): OutgoingHttpHeaders {
  return {
    ...CROSS_ORIGIN,
    'Content-Type': contentType,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    ...(isPdf(contentType) ? {} : { 'Content-Security-Policy': SANDBOX }),
    ...(opensInBrowser(contentType)
      ? {}
      : { 'Content-Disposition': `attachment; filename="${fileName(key)}"` }),
  };
}

/** Safari and Chrome show no PDF whose answer is sandboxed; its scripts run in the viewer, out of reach of our pages. */
function isPdf(contentType: string): boolean {
  return contentType === 'application/pdf';
}

function opensInBrowser(contentType: string): boolean {
  return isPdf(contentType) || /^(image|video)\//.test(contentType);
}

/** Keys have no character that would need quoting. */
function fileName(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
