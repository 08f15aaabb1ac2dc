import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../ports/clock.ts';
import { isKey } from '../../ports/object-keys.ts';
import { CROSS_ORIGIN } from './file-headers.ts';
import type { FileTree } from './file-tree.ts';
import { serveFile } from './serve-file.ts';
import { verifiedUpload } from './signature.ts';
import { takeUpload } from './take-upload.ts';

export interface FileHandlerOptions {
  readonly files: FileTree;
  readonly secret: Uint8Array;
  readonly clock: Clock;
  readonly baseUrl: string;
}

const PREFLIGHT = {
  ...CROSS_ORIGIN,
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT',
  'Access-Control-Allow-Headers': 'Content-Type, Range',
  'Access-Control-Max-Age': '86400',
};

/** For `node:http` alone: needs nothing of a framework in front. */
export function createFileHandler({ files, secret, clock, baseUrl }: FileHandlerOptions) {
  const base = new URL(`${baseUrl}/files/`);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    // Not resolved as an address: that would take `..` out before we see it.
    const [path = '', query = ''] = (req.url ?? '').split('?', 2);
    const key = path.slice(base.pathname.length);
    if (!path.startsWith(base.pathname) || !isKey(key)) {
      res.writeHead(404, CROSS_ORIGIN).end();
      return;
    }
    switch (req.method) {
      case 'GET':
      case 'HEAD':
        return serveFile(files, key, req, res);
      case 'PUT':
        return takeUpload(
          files,
          verifiedUpload(secret, key, new URLSearchParams(query)),
          clock.now(),
          req,
          res,
        );
      case 'OPTIONS':
        res.writeHead(204, PREFLIGHT).end();
        return;
      default:
        res.writeHead(405, { ...CROSS_ORIGIN, Allow: 'GET, HEAD, PUT, OPTIONS' }).end();
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res);
    } catch (error) {
      // The other side has gone: nobody to answer, nothing to report.
      if (req.errored || res.destroyed) return;
      if (res.headersSent) res.destroy();
      else res.writeHead(503, { ...CROSS_ORIGIN, 'Retry-After': '5' }).end();
      throw error;
    }
  };
}
