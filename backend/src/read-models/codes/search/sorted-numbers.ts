export type Key = string | number;

/** Numbers that are sorted together: their keys, and what a sort copies, take memory meanwhile. */
const TOGETHER = 1 << 13;

/**
 * Numbers of codes in the order of a key, the id breaking ties. What has changed is merged when the order is asked for. It keeps
 * four bytes for each code, and no keys.
 */
export class SortedNumbers {
  #sorted: Uint32Array = new Uint32Array();
  /** How many there are, with those that are not sorted yet. */
  #size = 0;
  /** Sorted ones whose key has changed. */
  #moved = new Set<number>();
  readonly #keyOf: (number: number) => Key;
  readonly #compareIds: (one: number, other: number) => number;
  readonly #together: number;

  constructor(
    keyOf: (number: number) => Key,
    compareIds: (one: number, other: number) => number,
    together = TOGETHER,
  ) {
    this.#keyOf = keyOf;
    this.#compareIds = compareIds;
    this.#together = together;
  }

  /** Notes a number that is new, or whose key has changed. Numbers are given from 0 on. */
  put(number: number): void {
    if (number >= this.#size) this.#size = number + 1;
    else if (number < this.#sorted.length) this.#moved.add(number);
  }

  /** Returns all numbers, the lowest key first. */
  all(): Uint32Array {
    const [known, moved] = [this.#sorted.length, this.#moved];
    if (this.#size === known && moved.size === 0) return this.#sorted;
    let sorted = moved.size > 0 ? without(this.#sorted, moved) : this.#sorted;
    const changed = new Uint32Array(moved.size + this.#size - known);
    changed.set(Uint32Array.from(moved));
    for (let number = known; number < this.#size; number += 1) changed[moved.size + number - known] = number;
    this.#moved = new Set();
    // Two lists take turns, so that many merges leave no garbage.
    let [into, next] = [new Uint32Array(this.#size), new Uint32Array()];
    for (let first = 0; first < changed.length; first += this.#together) {
      sorted = this.#merge(sorted, changed.subarray(first, first + this.#together), into);
      if (next.length === 0 && sorted.length < this.#size) next = new Uint32Array(this.#size);
      [into, next] = [next, into];
    }
    this.#sorted = sorted;
    return sorted;
  }

  /** Merges numbers that have changed with those that are sorted. Returns the part of `into` that has all of them. */
  #merge(kept: Uint32Array, changed: Uint32Array, into: Uint32Array): Uint32Array {
    // Each key is made once: a sort compares it many times.
    const keys = Array.from(changed, this.#keyOf);
    const places = Uint32Array.from(changed.keys());
    const compare = (key: Key, number: number, place: number): number => {
      const other = keys[place] ?? '';
      if (key === other) return this.#compareIds(number, changed[place] ?? 0);
      return key < other ? -1 : 1;
    };
    places.sort((a, b) => compare(keys[a] ?? '', changed[a] ?? 0, b));
    const merged = into.subarray(0, kept.length + changed.length);
    let read = 0;
    let written = 0;
    for (const place of places) {
      const next = this.#firstAfter(kept, read, (key, number) => compare(key, number, place) < 0);
      merged.set(kept.subarray(read, next), written);
      written += next - read;
      read = next;
      merged[written] = changed[place] ?? 0;
      written += 1;
    }
    merged.set(kept.subarray(read), written);
    return merged;
  }

  /** Returns the place of the first number, at `from` or later, that is not before something. */
  #firstAfter(numbers: Uint32Array, from: number, isBefore: (key: Key, number: number) => boolean): number {
    let [low, high] = [from, from];
    // It mostly lies near: steps that double find a stretch that holds it.
    for (let step = 1; high < numbers.length; step *= 2) {
      const number = numbers[high] ?? 0;
      if (!isBefore(this.#keyOf(number), number)) break;
      low = high + 1;
      high = Math.min(high + step, numbers.length);
    }
    while (low < high) {
      const middle = (low + high) >> 1;
      const number = numbers[middle] ?? 0;
      if (isBefore(this.#keyOf(number), number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Returns the numbers that are not among some. A look at a place takes a tenth of the time of one into a set. */
function without(numbers: Uint32Array, some: ReadonlySet<number>): Uint32Array {
  const isLeftOut = new Uint8Array(numbers.length);
  for (const number of some) isLeftOut[number] = 1;
  const kept = new Uint32Array(numbers.length - some.size);
  let written = 0;
  for (const number of numbers) {
    if (isLeftOut[number] === 1) continue;
    kept[written] = number;
    written += 1;
  }
  return kept;
}
