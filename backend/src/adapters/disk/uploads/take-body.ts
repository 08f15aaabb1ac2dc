import type { IncomingMessage, ServerResponse } from 'node:http';
import { CROSS_ORIGIN } from '../served/file-headers.ts';
import { bodyChunks } from './body-chunks.ts';
import { type ByteSource, TooFewBytes, TooManyBytes } from './receive.ts';

/** Firefox takes an empty answer without a type for XML, and logs an error. */
const EMPTY = { ...CROSS_ORIGIN, 'Content-Type': 'text/plain' };

/**
 * Responds to PUT of exactly `size` bytes with 200 and the ETag that `store` returns, or with 404 where it returns none.
 * Responds with 403, 413 or 400 to another size.
 */
export async function takeBody(
  size: number,
  store: (body: ByteSource) => Promise<string | undefined>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const length = req.headers['content-length'];
  // A chunked body has no length header: its bytes are counted as they arrive.
  if (length !== undefined && Number(length) !== size) {
    res.writeHead(403, EMPTY).end();
    return;
  }
  try {
    // The connection must stay open for the response to a refused upload.
    const etag = await store(bodyChunks(req));
    if (etag === undefined) res.writeHead(404, EMPTY).end();
    else res.writeHead(200, { ...EMPTY, ETag: etag }).end();
  } catch (error) {
    if (error instanceof TooManyBytes) res.writeHead(413, EMPTY).end();
    else if (error instanceof TooFewBytes) res.writeHead(400, EMPTY).end();
    else throw error;
  }
}
