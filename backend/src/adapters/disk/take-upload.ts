import type { IncomingMessage, ServerResponse } from 'node:http';
import { CROSS_ORIGIN } from './file-headers.ts';
import type { FileTree } from './file-tree.ts';
import { TooFewBytes, TooManyBytes } from './receive.ts';
import type { SignedUpload } from './signature.ts';

/** Responds to PUT with 200 for exactly the granted file; otherwise with 400, 403 or 413. */
export async function takeUpload(
  files: FileTree,
  upload: SignedUpload | undefined,
  now: Date,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (upload === undefined || !isAsGranted(upload, now, req)) {
    res.writeHead(403, CROSS_ORIGIN).end();
    return;
  }
  const { key, contentType, size } = upload;
  try {
    // The connection must stay open for the response to a refused upload.
    const { etag } = await files.store(key, contentType, req.iterator({ destroyOnReturn: false }), size);
    res.writeHead(200, { ...CROSS_ORIGIN, ETag: etag }).end();
  } catch (error) {
    if (error instanceof TooManyBytes) res.writeHead(413, CROSS_ORIGIN).end();
    else if (error instanceof TooFewBytes) res.writeHead(400, CROSS_ORIGIN).end();
    else throw error;
  }
}

/** A chunked body has no length header: its bytes are counted as they arrive. */
function isAsGranted(upload: SignedUpload, now: Date, req: IncomingMessage): boolean {
  if (now.getTime() >= upload.expires * 1_000) return false;
  const length = req.headers['content-length'];
  if (length !== undefined && Number(length) !== upload.size) return false;
  return req.headers['content-type'] === upload.contentType;
}
