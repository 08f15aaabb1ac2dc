import type { Request } from 'express';

/** Returns the revision in the `If-Match` header of a request, such as `"3"`. */
export function revisionIn({ headers }: Pick<Request, 'headers'>): number | undefined {
  const text = /^(?:W\/)?"(\d{1,9})"$/.exec(headers['if-match'] ?? '')?.[1];
  return text === undefined ? undefined : Number(text);
}
