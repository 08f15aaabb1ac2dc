type Key = string | number;

/**
 * Numbers of codes in the order of a key, the id breaking ties. What has changed is merged when the order is asked for. It keeps
 * four bytes for each code, and no keys.
 */
export class SortedNumbers {
  #sorted: Uint32Array = new Uint32Array();
  #changed = new Set<number>();
  readonly #keyOf: (number: number) => Key;
  readonly #idOf: (number: number) => string;

  constructor(keyOf: (number: number) => Key, idOf: (number: number) => string) {
    this.#keyOf = keyOf;
    this.#idOf = idOf;
  }

  /** Notes a number that is new, or whose key has changed. Numbers are given from 0 on. */
  put(number: number): void {
    this.#changed.add(number);
  }

  /** Returns all numbers, the lowest key first. */
  all(): Uint32Array {
    if (this.#changed.size === 0) return this.#sorted;
    const changed = this.#changed;
    const known = this.#sorted.length;
    const moved = changed.values().some((number) => number < known);
    const kept = moved ? this.#sorted.filter((number) => !changed.has(number)) : this.#sorted;
    this.#changed = new Set();
    this.#sorted = this.#merge(kept, Uint32Array.from(changed));
    return this.#sorted;
  }

  #merge(kept: Uint32Array, changed: Uint32Array): Uint32Array {
    // Each key is made once: a sort compares it many times.
    const keys = Array.from(changed, this.#keyOf);
    const ids = Array.from(changed, this.#idOf);
    const before = (key: Key, id: string, place: number): boolean => {
      const [otherKey = '', otherId = ''] = [keys[place], ids[place]];
      return key === otherKey ? id < otherId : key < otherKey;
    };
    const places = Uint32Array.from(changed.keys());
    places.sort((a, b) => (before(keys[a] ?? '', ids[a] ?? '', b) ? -1 : 1));
    const merged = new Uint32Array(kept.length + changed.length);
    let read = 0;
    let written = 0;
    for (const place of places) {
      const next = this.#firstAfter(kept, read, (key, id) => before(key, id, place));
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
  #firstAfter(numbers: Uint32Array, from: number, isBefore: (key: Key, id: string) => boolean): number {
    let [low, high] = [from, numbers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const number = numbers[middle] ?? 0;
      if (isBefore(this.#keyOf(number), this.#idOf(number))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
