import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The requests that may wait on one connection for the responses before theirs. */
export const MAX_PIPELINED = 16;

const waiting = new WeakMap<Socket, number>();

/**
 * Hands each request to `serve` when its response is the next one on its connection. A request that waits has opened
 * nothing, so that a connection that closes early leaves no file open. More waiting requests than allowed end the
 * connection. The first request of a connection, such as a scan, is passed on at once.
 */
export const inTurn =
  (serve: RequestListener): RequestListener =>
  (request, response) => {
    if (response.socket) serve(request, response);
    else wait(serve, request, response);
  };

function wait(serve: RequestListener, request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (socket.destroyed) return;
  const before = waiting.get(socket) ?? 0;
  if (before === MAX_PIPELINED) {
    socket.destroy();
    return;
  }
  waiting.set(socket, before + 1);
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    // Node is still assigning the socket to the response.
    process.nextTick(() => {
      if (!socket.destroyed) serve(request, response);
    });
  });
}
