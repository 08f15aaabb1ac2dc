import { PutError } from './put-bytes.ts';

/** Resolves once the browser has a connection. Rejects with the reason of the signal. */
function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const settle = (then: () => void) => () => {
      end.abort();
      then();
    };
    window.addEventListener('online', settle(resolve), { signal: end.signal });
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: end.signal },
    );
  });
}

/**
 * Waits for a connection, then runs a task. The task's signal aborts with a `PutError` when the connection is lost, because
 * a request over a lost connection may otherwise hang for minutes.
 */
export async function whileOnline<T>(
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  await online(signal);
  const lost = new AbortController();
  const lose = () => lost.abort(new PutError(0));
  window.addEventListener('offline', lose);
  try {
    return await task(AbortSignal.any([signal, lost.signal]));
  } finally {
    window.removeEventListener('offline', lose);
  }
}
