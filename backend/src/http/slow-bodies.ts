import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds. */
export interface Patience {
  /** With a request's body, whoever sends it; with its headers alike. */
  readonly body: number;
  /** With a file: a quarter of a gigabyte may take its time over a telephone (section 9). */
  readonly upload: number;
}

export const PATIENCE: Patience = { body: 30_000, upload: 60 * 60 * 1000 };

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends a connection whose request takes too long to arrive. Node knows one time for all requests, and it has to be that of
 * uploads. Only requests that announce a body are looked at, so that a scan costs no timer.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, patience: Patience): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  if (!request.url?.startsWith('/files/')) endIfSlow(request, response, patience.body);
  // Of a file that was refused, what is still to come is as good as any other body.
  else response.once('finish', () => endIfSlow(request, response, patience.body));
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
