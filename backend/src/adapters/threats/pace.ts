import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of work between two rests, and of a rest: fewer than one scan in a hundred meets the work. */
const WORK_MS = 0.25;
const REST_MS = 25;
/** Steps between two looks at the clock. */
const STEPS = 16;

/** Work in short turns with long rests between them: scans hardly ever meet one. */
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
    await sleep(REST_MS, undefined, { signal: this.#signal });
    this.#since = performance.now();
  }
}
