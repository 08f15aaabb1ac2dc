import type { RequestListener } from 'node:http';
import { PacedQueue } from '../../../log/pacing/paced-queue.ts';

/** Requests that may wait for their turn, in all. */
const MOST_WAITING = 2_000;

/**
 * Begins requests in the order of their arrival. While `scansArrive`, it begins one at a time, with turns of the event loop
 * between them, so that scans are answered first. `refuse` answers a request for which there is no room.
 */
export function afterScans(
  serve: RequestListener,
  refuse: RequestListener,
  scansArrive: () => boolean,
  mostWaiting = MOST_WAITING,
): RequestListener {
  const queue = new PacedQueue(scansArrive);
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
