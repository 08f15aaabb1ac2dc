import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let running = 0;
let stop: () => void = () => undefined;

/**
 * The number of running uploads of the open editor. It stands apart from the uploads, whose code loads with the first tab
 * that has files.
 */
export const runningUploads = {
  report(count: number, stopAll: () => void): void {
    running = count;
    stop = stopAll;
    for (const listener of listeners) listener();
  },
  /** Stops all uploads, because the editor closes. */
  stop(): void {
    stop();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useRunningUploads(): number {
  return useSyncExternalStore(subscribe, () => running);
}
