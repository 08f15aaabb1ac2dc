const GRACE_MS = 10_000;

/** A service manager signals a whole group, and a start script passes the signal on: both are one signal. */
const SAME_SIGNAL_MS = 2_000;

/**
 * Returns a signal that aborts at SIGTERM or SIGINT, with its name as the reason. Ends the process with 1 when stopping
 * takes longer than 10 s, or at a further signal more than 2 s after the first.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let firstAt: number | undefined;
  const onSignal = (name: NodeJS.Signals) => {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    stop.abort(name);
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, onSignal);
  return stop.signal;
}
