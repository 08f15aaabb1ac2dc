interface Sample {
  readonly handled: number;
  /** Milliseconds. */
  readonly at: number;
}

/** The shortest and the longest time over which a rate says something, in milliseconds. */
const SPAN = { least: 500, most: 60_000 };

/** Events a second between two reports. */
export class Rates {
  readonly #samples = new Map<string, Sample>();

  /** `handled` counts up; undefined where this process does not know. `now` is in milliseconds. Null before the second call. */
  rate(name: string, handled: number | undefined, now: number): number | null {
    if (handled === undefined) return null;
    const before = this.#samples.get(name);
    const span = before ? now - before.at : 0;
    if (!before || span >= SPAN.least) this.#samples.set(name, { handled, at: now });
    if (!before || span < SPAN.least || span > SPAN.most) return null;
    return Math.round(((handled - before.handled) / span) * 10_000) / 10;
  }
}
