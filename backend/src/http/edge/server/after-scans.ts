import type { RequestListener } from 'node:http';

/** Requests that may wait for their turn, in all. */
const MOST_WAITING = 2_000;

/**
 * Begins one request in each turn of the event loop, in the order of their arrival, so that the scans that arrive meanwhile
 * are answered in between. `refuse` answers a request for which there is no room.
 */
export function afterScans(
  serve: RequestListener,
  refuse: RequestListener,
  mostWaiting = MOST_WAITING,
): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];

  const takeOne = (): void => {
    // Whoever has left costs no turn.
    while (waiting[0]?.[0].socket.destroyed) waiting.shift();
    const first = waiting.shift();
    if (waiting.length > 0) setImmediate(takeOne);
    if (first) serve(...first);
  };

  return (request, response) => {
    if (waiting.length >= mostWaiting) return refuse(request, response);
    waiting.push([request, response]);
    if (waiting.length === 1) setImmediate(takeOne);
  };
}
