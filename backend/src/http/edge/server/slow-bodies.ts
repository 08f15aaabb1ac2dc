import type { IncomingMessage, ServerResponse } from 'node:http';

/** Times in which a request must arrive, in milliseconds. */
export interface BodyTimeouts {
  /** For the headers, and for the body of any request that is no upload. */
  readonly body: number;
  /** For an upload: a quarter of a gigabyte takes long on a mobile network (section 9). */
  readonly upload: number;
}

export const BODY_TIMEOUTS: BodyTimeouts = { body: 30_000, upload: 60 * 60 * 1000 };

/** The requests that bring files: to the storage, and as multipart/form-data to the API (section 7). */
const UPLOAD = /^(PUT \/(files|barcode)\/|POST \/(barcode\/upload|admin-api\/imports)[/?]?)/;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends a connection whose request takes too long to arrive. Node has one timeout for all requests, which must be that of
 * uploads. Only requests that announce a body get a timer, so that a scan costs none.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, timeouts: BodyTimeouts): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  if (!UPLOAD.test(`${request.method} ${request.url}`)) endIfSlow(request, response, timeouts.body);
  // After the response, the rest of a refused file has the time of any other body.
  else response.once('finish', () => endIfSlow(request, response, timeouts.body));
}

function endIfSlow(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) socket.write(TOO_SLOW);
    socket.destroy();
  }, ms);
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
