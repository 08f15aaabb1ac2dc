type Numbers = Float64Array | Int32Array | Uint32Array;

const FIRST = 1 << 8;

/** By how much what is full grows: a million codes leave little of it empty. */
export const GROWTH = 1.1;

/** Numbers by their place, from 0 on, packed as an engine of ours stores them: four or eight bytes each. */
export class GrowingNumbers<Kind extends Numbers> {
  #values: Kind;
  #length = 0;
  readonly #make: (length: number) => Kind;

  constructor(make: (length: number) => Kind) {
    this.#make = make;
    this.#values = make(FIRST);
  }

  get length(): number {
    return this.#length;
  }

  /** They hold zeros from `length` on. Another call may have to replace them. */
  get values(): Kind {
    return this.#values;
  }

  /** Returns undefined for a place that has none yet. */
  get(place: number): number | undefined {
    return place < this.#length ? this.#values[place] : undefined;
  }

  /** Places before it that have none get zeros. */
  set(place: number, value: number): void {
    if (place >= this.#values.length) this.#reserve(place + 1);
    if (place >= this.#length) this.#length = place + 1;
    this.#values[place] = value;
  }

  push(value: number): void {
    this.set(this.#length, value);
  }

  #reserve(length: number): void {
    const larger = this.#make(Math.max(length, Math.ceil(this.#values.length * GROWTH)));
    larger.set(this.#values);
    this.#values = larger;
  }
}

export const growingInts = () => new GrowingNumbers((length) => new Int32Array(length));
export const growingOffsets = () => new GrowingNumbers((length) => new Uint32Array(length));
export const growingTimes = () => new GrowingNumbers((length) => new Float64Array(length));
