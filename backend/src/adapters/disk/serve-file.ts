import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import send from 'send';
import type { ObjectInfo } from '../../ports/object-storage.ts';
import { CROSS_ORIGIN, fileHeaders } from './file-headers.ts';
import type { FileTree } from './file-tree.ts';

/** `fileHeaders` sets these: the ETag comes from the content, and the file's own name and time mean nothing. */
const SEND = { cacheControl: false, etag: false, lastModified: false, index: false } as const;

/** Responds to GET and HEAD with 200, 206, 304, 404, 412 or 416 (RFC 9110, sections 13 and 14). */
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
  // A range applies to GET alone (RFC 9110, section 14.2).
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

/** Responds to a condition or range that does not hold. Throws for a missing file, and for errors of the disk. */
function refuse(error: unknown, { size }: ObjectInfo, res: ServerResponse): void {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status === 404 || status >= 500) throw error;
  const contentRange = status === 416 ? { 'Content-Range': `bytes */${size}` } : {};
  res.writeHead(status, { ...CROSS_ORIGIN, ...contentRange }).end();
}
