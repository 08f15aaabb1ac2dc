import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import send from 'send';
import type { ObjectInfo } from '../../ports/object-storage.ts';
import { CROSS_ORIGIN, fileHeaders } from './file-headers.ts';
import type { FileTree } from './file-tree.ts';

/** Headers are ours: the ETag is of the content, and the file's name and time mean nothing. */
const SEND = { cacheControl: false, etag: false, lastModified: false, index: false } as const;

/** Responds to GET and HEAD with all or a part of a file, or with what the request's conditions ask for (RFC 9110, 13). */
export async function serveFile(
  files: FileTree,
  key: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const found = await files.use(key, (info, file) => respond(info, file, req, res));
  if (found === undefined) res.writeHead(404, CROSS_ORIGIN).end();
}

async function respond(
  info: ObjectInfo,
  file: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<true> {
  const failed = Promise.withResolvers<never>();
  const before = res.getHeaderNames();
  res.setHeaders(fileHeaders(info));
  // Ranges are for GET alone (RFC 9110, 14.2).
  const options = { ...SEND, root: dirname(file), acceptRanges: req.method === 'GET' };
  send(req, basename(file), options).on('error', failed.reject).pipe(res);
  try {
    await Promise.race([finished(res), failed.promise]);
  } catch (error) {
    if (res.headersSent || res.destroyed) throw error;
    res.statusCode = 200;
    for (const name of res.getHeaderNames()) if (!before.includes(name)) res.removeHeader(name);
    refuse(error, info, res);
  }
  return true;
}

/** A condition or a range that does not hold; anything else is thrown on. */
function refuse(error: unknown, { size }: ObjectInfo, res: ServerResponse): void {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 416) res.writeHead(416, { ...CROSS_ORIGIN, 'Content-Range': `bytes */${size}` }).end();
  else if (status === 412) res.writeHead(412, CROSS_ORIGIN).end();
  else throw error;
}
