import { create } from 'content-disposition';

/** A file never changes under its key. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export const isPdf = (contentType: string) => contentType === 'application/pdf';

/** Makes browsers save files that they should not open; undefined for images, videos and PDF. */
export function contentDisposition(key: string, contentType: string): string | undefined {
  const opens = isPdf(contentType) || /^(image|video)\//.test(contentType);
  return opens ? undefined : create(key.slice(key.lastIndexOf('/') + 1));
}
