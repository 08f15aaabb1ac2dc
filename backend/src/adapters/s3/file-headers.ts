/** What browsers are told of a file: it never changes under its key, and what they should not open they save. */
export function fileHeaders(key: string, contentType: string) {
  return {
    ContentType: contentType,
    CacheControl: 'public, max-age=31536000, immutable',
    ...(opensInBrowser(contentType) ? {} : { ContentDisposition: `attachment; filename="${fileName(key)}"` }),
  };
}

const opensInBrowser = (contentType: string) =>
  contentType === 'application/pdf' || /^(image|video)\//.test(contentType);

/** Keys have no character that would need quoting. */
const fileName = (key: string) => key.slice(key.lastIndexOf('/') + 1);
