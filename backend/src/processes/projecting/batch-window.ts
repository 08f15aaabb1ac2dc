import { setTimeout as sleep } from 'node:timers/promises';

const WINDOW_MS = 1000;

export interface BatchWindow {
  /** Ends the window early: somebody waits to read what they wrote. Without an open window, the next one ends at once. */
  flush(): void;
  /** Opens the window; resolves when it ends, or when the signal aborts. */
  wait(signal: AbortSignal): Promise<void>;
}

/** Lets scans collect for one second, so that a busy code's document is written once a second. */
export function createBatchWindow(): BatchWindow {
  let flushed = new AbortController();
  return {
    flush: () => flushed.abort(),
    wait: async (signal) => {
      const ended = AbortSignal.any([signal, flushed.signal]);
      await sleep(WINDOW_MS, undefined, { signal: ended }).catch(() => undefined);
      flushed = new AbortController();
    },
  };
}
