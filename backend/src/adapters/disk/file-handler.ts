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

/** A handler for `node:http` that needs no framework. */
export function createFileHandler({ files, secret, clock, baseUrl }: FileHandlerOptions) {
  const base = new URL(`${baseUrl}/files/`);

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    // Not resolved as a URL, which would remove `..` before the check.
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
      await respond(req, res);
    } catch (error) {
      // The client has gone: there is nothing to respond or to report.
      if (req.errored || res.destroyed) return;
      if (res.headersSent) res.destroy();
      else res.writeHead(503, { ...CROSS_ORIGIN, 'Retry-After': '5' }).end();
      throw error;
    }
  };
}
