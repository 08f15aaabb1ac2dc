import { PacedQueue } from './paced-queue.ts';

/** How long a reader may work in a turn of the event loop before others get theirs, in milliseconds. */
const SLICE_MS = 2;

/**
 * Divides long reads into slices. They run one at a time, whoever waits, with turns of the event loop between them, so that
 * scans and other short work are answered.
 */
class Slices {
  readonly #queue = new PacedQueue();

  /**
   * Begins a read. The returned function waits for the next slice once the current one is used up. A read that has waited for
   * something else meanwhile, such as a store elsewhere, has given turns and begins a slice.
   */
  begin(): () => Promise<void> | undefined {
    let until: number | undefined;
    const end = () => {
      until = undefined;
    };
    return () => {
      const now = performance.now();
      if (until === undefined) {
        until = now + SLICE_MS;
        setImmediate(end);
      }
      if (now < until) return undefined;
      until = undefined;
      return this.#next();
    };
  }

  #next(): Promise<void> {
    return new Promise((resolve) => this.#queue.push(resolve));
  }
}

/** Those of this thread. */
export const slices = new Slices();

/**
 * Yields the same values, with turns of the event loop between slices of the work with them. A store that is in this process
 * gives its events without a turn.
 */
export async function* inSlices<T>(values: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  const pause = slices.begin();
  for await (const value of values) {
    yield value;
    const paused = pause();
    if (paused) await paused;
  }
}
