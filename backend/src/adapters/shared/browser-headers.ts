import { create } from 'content-disposition';

export const isPdf = (contentType: string) => contentType === 'application/pdf';

/**
 * Returns the `Cache-Control` of a signed address that is valid for `lifetime` seconds. Its response is for one person. A file
 * never changes under its key. One that browsers may not keep they don't store at all.
 */
export const cacheControl = (lifetime: number, keep: boolean) =>
  keep ? `private, max-age=${lifetime}, immutable` : 'private, no-store';

/** Returns the type with its charset, where the type is that of a text: SVG files are stored as UTF-8. */
export const withCharset = (contentType: string): string =>
  /^text\/|xml$/i.test(contentType) ? `${contentType}; charset=utf-8` : contentType;

/** Makes browsers save a file under this name (RFC 6266). */
export const savedAs = (name: string) => create(name.toWellFormed());

/** Makes browsers save files that they should not open; undefined for images, videos, recordings and PDF. An `<img>` shows SVG still. */
export function contentDisposition(key: string, contentType: string): string | undefined {
  return opens(contentType) ? undefined : savedAs(key.slice(key.lastIndexOf('/') + 1));
}

/** Scripts run in XML images that are opened as pages. */
function opens(contentType: string): boolean {
  const [type = ''] = contentType.toLowerCase().split(';');
  return isPdf(type.trim()) || (/^(image|video|audio)\//.test(type) && !/xml/.test(type));
}
