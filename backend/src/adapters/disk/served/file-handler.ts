import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKey } from '../../../ports/object-keys.ts';
import { type SignedFiles, sendFile, takeFile, takePart } from '../signed-requests.ts';
import { CROSS_ORIGIN } from './file-headers.ts';

const PREFLIGHT = {
  ...CROSS_ORIGIN,
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT',
  'Access-Control-Allow-Headers': 'Content-Type, Range',
  'Access-Control-Max-Age': '86400',
};

export interface FileHandler {
  /** Whether the request is for `handleFileRequest`. */
  isFileRequest(req: IncomingMessage): boolean;
  handleFileRequest(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/** A handler for `node:http` that needs no framework. */
export function createFileHandler(signed: SignedFiles, baseUrl: string): FileHandler {
  const base = new URL(`${baseUrl}/files/`).pathname;

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { path, query } = partsOf(req);
    const key = path.slice(base.length);
    if (!path.startsWith(base) || !isKey(key)) {
      res.writeHead(404, CROSS_ORIGIN).end();
      return;
    }
    const request = { key, query, req, res };
    switch (req.method) {
      case 'GET':
        return sendFile(signed, request);
      case 'HEAD':
        // As in S3, where a signature is for one method.
        res.writeHead(403, CROSS_ORIGIN).end();
        return;
      case 'PUT':
        return query.has('part') ? takePart(signed, request) : takeFile(signed, request);
      case 'OPTIONS':
        res.writeHead(204, PREFLIGHT).end();
        return;
      default:
        res.writeHead(405, { ...CROSS_ORIGIN, Allow: 'GET, HEAD, PUT, OPTIONS' }).end();
    }
  }

  return {
    isFileRequest(req) {
      const { path, query } = partsOf(req);
      if (!path.startsWith(base)) return false;
      return !(req.method === 'GET' || req.method === 'HEAD') || query.has('signature');
    },
    async handleFileRequest(req, res) {
      try {
        await respond(req, res);
      } catch (error) {
        // The client has gone: there is nothing to respond or to report.
        if (req.errored || res.destroyed) return;
        if (res.headersSent) res.destroy();
        else res.writeHead(503, { ...CROSS_ORIGIN, 'Retry-After': '5' }).end();
        throw error;
      }
    },
  };
}

/** Not resolved as a URL, which would remove `..` before the check. */
function partsOf({ url = '' }: IncomingMessage) {
  const [path = '', query = ''] = url.split('?', 2);
  return { path, query: new URLSearchParams(query) };
}
