type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

const FIRST_BYTES = 1 << 10;

/** By how much what is full grows: a million codes leave little of it empty. */
export const GROWTH = 1.1;

/** Numbers by their place, from 0 on, packed as an engine of ours stores them: four or eight bytes each. */
export class GrowingNumbers<Kind extends Numbers> {
  #values: Kind;
  #length = 0;
  readonly #over: (buffer: ArrayBuffer) => Kind;

  /** `over`: makes them over a buffer. */
  constructor(over: (buffer: ArrayBuffer) => Kind) {
    this.#over = over;
    this.#values = over(new ArrayBuffer(FIRST_BYTES));
  }

  get length(): number {
    return this.#length;
  }

  /** They hold zeros from `length` on. A later call may replace them, and leave these empty. */
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
    const { buffer, BYTES_PER_ELEMENT } = this.#values;
    const larger = Math.max(length, Math.ceil(this.#values.length * GROWTH));
    this.#values = this.#over(transferred(buffer, larger * BYTES_PER_ELEMENT));
  }
}

/**
 * Returns a larger buffer that begins with the bytes of another, and ends with zeros. The other one is empty afterwards, and its memory
 * free: garbage would hold it until the next collection.
 */
export const transferred = (buffer: ArrayBuffer, bytes: number): ArrayBuffer => buffer.transfer(bytes);

export const growingInts = () => new GrowingNumbers((buffer) => new Int32Array(buffer));
export const growingOffsets = () => new GrowingNumbers((buffer) => new Uint32Array(buffer));
export const growingTimes = () => new GrowingNumbers((buffer) => new Float64Array(buffer));
