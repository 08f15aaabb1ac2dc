import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** The interval in which a closing server ends idle connections, in milliseconds. */
const IDLE_CHECK_MS = 25;

/** Turns of the event loop in which a closing server accepts the connections that wait, at most. */
const MOST_TURNS = 100;
const SHORT_MS = 0.5;

/**
 * Accepts no more connections. Resolves once all responses are sent, or after `graceMs`. `hold` holds requests until the
 * returned function is called.
 */
export async function closeServer(server: Server, graceMs: number, hold: () => () => void): Promise<void> {
  const release = hold();
  await acceptWaiting(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  release();
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(timer);
}

/**
 * Accepts the connections that wait for it, because closing the server resets them. It resolves at the end of a short turn
 * that brought none, so that hardly any can come between that turn and the close. Requests that are held keep turns short.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const before = accepted;
    const startedAt = performance.now();
    await turn();
    if (turns > 0 && accepted === before && performance.now() - startedAt < SHORT_MS) break;
  }
  server.off('connection', count);
}
