import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import send from 'send';
import type { ObjectInfo } from '../../../ports/object-info.ts';
import type { FileTree } from '../file-tree.ts';
import { CROSS_ORIGIN, type Download, fileHeaders } from './file-headers.ts';

/** `fileHeaders` sets these: the ETag comes from the content, and the file's own name and time mean nothing. */
const SEND = { cacheControl: false, etag: false, lastModified: false, index: false } as const;

/** Responds to GET with 200, 206, 304, 404, 412 or 416 (RFC 9110, sections 13 and 14). */
export async function serveFile(
  files: FileTree,
  key: string,
  download: Download,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const found = await files.use(key, (info, file) => respond({ info, file, download }, req, res));
  if (found === undefined) res.writeHead(404, CROSS_ORIGIN).end();
}

interface Found {
  readonly info: ObjectInfo;
  readonly file: string;
  readonly download: Download;
}

async function respond(
  { info, file, download }: Found,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<true> {
  const failed = Promise.withResolvers<never>();
  const before = res.getHeaderNames();
  res.setHeaders(fileHeaders(info, download));
  send(req, basename(file), { ...SEND, root: dirname(file) })
    .on('error', failed.reject)
    .pipe(res);
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
