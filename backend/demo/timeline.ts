import type { PastClock } from './context.ts';

interface Step {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly run: () => Promise<void>;
}

/** Steps at times in the past. The log gets their events in the order of their times, as a product writes them. */
export class Timeline {
  readonly #steps: Step[] = [];

  add(at: number, run: () => Promise<void>): void {
    this.#steps.push({ at, run });
  }

  /** Runs every step, with the clock at its time. Steps of one time run in the order in which they were added. */
  async run(clock: PastClock): Promise<void> {
    for (const { at, run } of this.#steps.toSorted((a, b) => a.at - b.at)) {
      clock.moveTo(at);
      await run();
    }
  }
}
