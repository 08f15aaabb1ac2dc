import type { EventLog } from '../log/event-log.ts';

/** Milliseconds that scans gather before they are projected. */
const GATHER_MS = 500;

/**
 * A pause in which scans gather, so that a busy code's document is written twice a second and not for each of
 * them. It is over at once for whoever waits to read what they wrote: scans don't pass by the log's listeners.
 */
export function gathering(log: EventLog): (signal: AbortSignal) => Promise<void> {
  let appended = false;
  let end = () => {};
  log.onAppended(() => {
    appended = true;
    end();
  });
  return async (signal) => {
    if (!appended && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, GATHER_MS);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', end, { once: true });
      });
      signal.removeEventListener('abort', end);
    }
    appended = false;
  };
}
