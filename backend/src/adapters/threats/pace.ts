import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of work between two rests, and how long a rest is for each of them: others need the processor, too. */
const WORK_MS = 2;
const REST = 4;
/** Steps between two looks at the clock. */
const STEPS = 16;

/** Work in short turns with rests between them. */
export class Pace {
  readonly #signal: AbortSignal;
  #since = performance.now();
  #steps = 0;

  /** `signal` ends a rest. */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Whether a turn is over. Called after each step of the work. */
  isOver(): boolean {
    this.#steps = (this.#steps + 1) % STEPS;
    return this.#steps === 0 && performance.now() - this.#since >= WORK_MS;
  }

  async rest(): Promise<void> {
    await sleep((performance.now() - this.#since) * REST, undefined, { signal: this.#signal });
    this.#since = performance.now();
  }
}
