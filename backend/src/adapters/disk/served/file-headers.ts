import type { ObjectInfo } from '../../../ports/object-info.ts';
import {
  cacheControl,
  contentDisposition,
  isPdf,
  savedAs,
  withCharset,
} from '../../shared/browser-headers.ts';

/** The permission is in the address. Any page that knows it may use it; cookies are ignored. */
export const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Nothing in a file may run, and its origin is opaque. It may embed itself, because browsers show videos that way. */
const SANDBOX =
  "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Loads nothing less, because the policy would hold for the viewer, too. */
const PDF = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** What a signed address asks for. */
export interface Download {
  /** Seconds. */
  readonly lifetime: number;
  /** Whether browsers may keep the response. */
  readonly keep: boolean;
  /** The name under which browsers save the file. */
  readonly name: string | undefined;
}

export function fileHeaders(
  { key, contentType, etag }: ObjectInfo,
  { lifetime, keep, name }: Download,
): Map<string, string> {
  const headers = new Map(
    Object.entries({
      ...CROSS_ORIGIN,
      'Content-Type': withCharset(contentType),
      ETag: etag,
      'Accept-Ranges': 'bytes',
      'Cache-Control': cacheControl(lifetime, keep),
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  // Safari and Chrome show no sandboxed PDF; its scripts run in the viewer, out of reach of our pages.
  headers.set('Content-Security-Policy', isPdf(contentType) ? PDF : SANDBOX);
  const disposition = name === undefined ? contentDisposition(key, contentType) : savedAs(name);
  if (disposition !== undefined) headers.set('Content-Disposition', disposition);
  return headers;
}
