import type { RequestListener } from 'node:http';
import { PacedQueue } from '../../../log/paced-queue.ts';

/** Requests that may wait for their turn, in all. */
const MOST_WAITING = 2_000;

/**
 * Begins requests one at a time, in the order of their arrival, with turns of the event loop between them, so that the scans
 * that arrive meanwhile are answered. `refuse` answers a request for which there is no room.
 */
export function afterScans(
  serve: RequestListener,
  refuse: RequestListener,
  mostWaiting = MOST_WAITING,
): RequestListener {
  const queue = new PacedQueue();
  return (request, response) => {
    if (queue.size >= mostWaiting) return refuse(request, response);
    queue.push(() => {
      // Whoever has left costs no turn.
      if (request.socket.destroyed) return false;
      serve(request, response);
      return true;
    });
  };
}
