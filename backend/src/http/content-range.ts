import type { Response } from 'express';

/** Sets `Content-Range: codes 0-49/1204`, as ra-data-simple-rest expects it. */
export function contentRange(
  response: Response,
  resource: string,
  from: number,
  count: number,
  total: number,
): void {
  const last = Math.max(from, from + count - 1);
  response.set('Content-Range', `${resource} ${from}-${last}/${total}`);
  response.set('Access-Control-Expose-Headers', 'Content-Range');
}
