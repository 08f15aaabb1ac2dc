import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CROSS_ORIGIN, fileHeaders } from './file-headers.ts';
import type { FileTree } from './file-tree.ts';
import { requestedSlice } from './range.ts';

/** GET and HEAD, whole or in part. */
export async function serveFile(
  files: FileTree,
  key: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const found = await files.open(key);
  if (found === undefined) {
    res.writeHead(404, CROSS_ORIGIN).end();
    return;
  }
  const { info, handle } = found;
  try {
    const headers = fileHeaders(info);
    if (matches(req.headers['if-none-match'], info.etag)) {
      res.writeHead(304, headers).end();
      return;
    }
    const wanted = requestedSlice(rangeHeader(req, info.etag), info.size);
    if (wanted === undefined) {
      res.writeHead(416, { ...CROSS_ORIGIN, 'Content-Range': `bytes */${info.size}` }).end();
      return;
    }
    const { start, end } = wanted === 'whole' ? { start: 0, end: info.size - 1 } : wanted;
    const length = { 'Content-Length': end - start + 1 };
    if (wanted === 'whole') res.writeHead(200, { ...headers, ...length });
    else res.writeHead(206, { ...headers, ...length, 'Content-Range': `bytes ${start}-${end}/${info.size}` });
    if (req.method === 'HEAD' || info.size === 0) res.end();
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), res);
  } finally {
    await handle.close();
  }
}

/** A range is only good for the file that the caller has begun with (RFC 9110, 13.1.5); ranges are for GET alone. */
function rangeHeader(req: IncomingMessage, etag: string): string | undefined {
  const condition = req.headers['if-range'];
  if (req.method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  return req.headers.range;
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
