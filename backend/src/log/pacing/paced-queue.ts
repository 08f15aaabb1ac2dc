/** Turns of the event loop between two tasks. A turn without work takes microseconds. */
const TURNS = 4;

/** Milliseconds between two tasks, however long the turns are. */
const MOST_MS = 8;

/** Milliseconds of tasks in one turn while nobody needs the turns between them. */
const SLICE_MS = 2;

/**
 * Runs tasks one at a time, in their order, with turns of the event loop between them, so that the scans that arrive
 * meanwhile are answered. A task that returns false had nothing to do: the next one follows at once.
 */
export class PacedQueue {
  readonly #isNeeded: () => boolean;
  readonly #waiting: (() => unknown)[] = [];
  #turns = 0;
  #ranAt = Number.NEGATIVE_INFINITY;
  #isScheduled = false;

  /** `isNeeded` says whether others need the turns now. Without it they always do. */
  constructor(isNeeded: () => boolean = () => true) {
    this.#isNeeded = isNeeded;
  }

  get size(): number {
    return this.#waiting.length;
  }

  push(task: () => unknown): void {
    this.#waiting.push(task);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(this.#turn);
  }

  readonly #turn = (): void => {
    this.#isScheduled = false;
    this.#turns += 1;
    const now = performance.now();
    const isFree = !this.#isNeeded();
    const isDue = isFree || this.#turns >= TURNS || now - this.#ranAt >= MOST_MS;
    try {
      if (isFree) this.#runUntil(now + SLICE_MS);
      else if (isDue) this.#runNext();
    } finally {
      if (isDue) [this.#turns, this.#ranAt] = [0, performance.now()];
      this.#schedule();
    }
  };

  #runUntil(end: number): void {
    do this.#runNext();
    while (this.#waiting.length > 0 && performance.now() < end);
  }

  #runNext(): void {
    while (this.#waiting.length > 0) if (this.#waiting.shift()?.() !== false) return;
  }
}
