import { CACHE_CONTROL, contentDisposition } from '../shared/browser-headers.ts';

/** The headers that the bucket serves a file with. */
export function fileHeaders(key: string, contentType: string) {
  const disposition = contentDisposition(key, contentType);
  return {
    ContentType: contentType,
    CacheControl: CACHE_CONTROL,
    ...(disposition === undefined ? {} : { ContentDisposition: disposition }),
  };
}
