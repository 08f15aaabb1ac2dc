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
  // Safari has `AbortSignal.any` from 17.4 only.
  const ended = new AbortController();
  const lose = () => ended.abort(new PutError(0));
  const stop = () => ended.abort(signal.reason);
  window.addEventListener('offline', lose);
  signal.addEventListener('abort', stop);
  try {
    return await task(ended.signal);
  } finally {
    window.removeEventListener('offline', lose);
    signal.removeEventListener('abort', stop);
  }
}
