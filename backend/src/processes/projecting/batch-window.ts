/** Milliseconds that scans gather before they are projected. */
const GATHER_MS = 1000;

export interface Gathering {
  /** Ends the pause: somebody waits to read what they wrote. */
  hurry(): void;
  /** Resolves when the pause is over, or the signal aborts. */
  pause(signal: AbortSignal): Promise<void>;
}

/**
 * A pause in which scans gather, so that a busy code's document is written once a second and not for each of them. A
 * hurry that comes while nobody pauses spares the next pause.
 */
export function createGathering(): Gathering {
  let hurried = false;
  let end = () => {};
  return {
    hurry: () => {
      hurried = true;
      end();
    },
    pause: async (signal) => {
      if (!hurried && !signal.aborted) {
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
      hurried = false;
    },
  };
}
