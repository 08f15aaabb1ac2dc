/** Milliseconds for which scans wait for the end of a spool, before they go into it again. */
const WAIT_MS = 1000;

/**
 * Holds scans back while the last of a spool is appended, because under load its end would else never come. `onLate` is
 * called where it does not come soon.
 */
export class Ending {
  readonly over: Promise<void>;
  readonly finish: () => void;

  constructor(onLate: () => void) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      onLate();
      resolve();
    }, WAIT_MS).unref();
    this.over = promise;
    this.finish = () => {
      clearTimeout(timer);
      resolve();
    };
  }
}
