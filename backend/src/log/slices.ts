/** How long a reader may work before others get their turn, in milliseconds. */
const SLICE_MS = 2;

/**
 * Divides long reads into slices. Between two turns of the event loop at most one slice runs, whoever waits, so that
 * scans and other short work are answered in between.
 */
export class Slices {
  readonly #waiting: (() => void)[] = [];

  /** Begins a read. The returned function waits for the next slice once the current one is used up. */
  begin(): () => Promise<void> | undefined {
    let until: number | undefined;
    return () => {
      const now = performance.now();
      until ??= now + SLICE_MS;
      if (now < until) return undefined;
      until = undefined;
      return this.#next();
    };
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#run);
    });
  }

  readonly #run = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#run);
  };
}
