/** The events of a window in parts: the scans of an event within one hour follow one another and are a part. */
export class EventParts {
  readonly #most: number;
  readonly #stream: Uint16Array;
  readonly #hour: Int32Array;
  readonly #revision: Float64Array;
  #parts = 0;

  /** `most`: the parts that it has room for. */
  constructor(most: number) {
    this.#most = most;
    this.#stream = new Uint16Array(most);
    this.#hour = new Int32Array(most);
    this.#revision = new Float64Array(most);
  }

  get room(): number {
    return this.#most - this.#parts;
  }

  /** The hour of each part. */
  get hours(): Int32Array {
    return this.#hour.subarray(0, this.#parts);
  }

  /** Whether so large a part of the room is taken that it is worth to empty it. */
  get isFull(): boolean {
    return this.#parts > 0.9 * this.#most;
  }

  clear(): void {
    this.#parts = 0;
  }

  /** Returns the number of a new part. `hour`: hours since 1970 in UTC. */
  add(stream: number, revision: number, hour: number): number {
    this.#stream[this.#parts] = stream;
    this.#revision[this.#parts] = revision;
    this.#hour[this.#parts] = hour;
    this.#parts += 1;
    return this.#parts - 1;
  }

  areOfOneEvent(one: number, other: number): boolean {
    if (one === other) return true;
    return this.#stream[one] === this.#stream[other] && this.#revision[one] === this.#revision[other];
  }

  streamOf(part: number): number {
    return this.#stream[part] ?? 0;
  }

  revisionOf(part: number): number {
    return this.#revision[part] ?? 0;
  }

  hourOf(part: number): number {
    return this.#hour[part] ?? 0;
  }
}
