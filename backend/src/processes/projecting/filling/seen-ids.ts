const BITS = 2 ** 26;
const PLACES = 4;

/**
 * Tells of ids whether they may have been added; never that one was not that was. Takes 8 MiB for any number of ids. With a million
 * ids, one in 80,000 that was not added is said to be; with ten million, one in 25.
 */
export class SeenIds {
  readonly #bits = new Uint32Array(BITS / 32);

  mayHave(id: string): boolean {
    const [first, step] = hashesOf(id);
    for (let n = 0; n < PLACES; n += 1) {
      const place = placeOf(first, step, n);
      if (((this.#bits[place >>> 5] ?? 0) & (1 << (place & 31))) === 0) return false;
    }
    return true;
  }

  add(id: string): void {
    const [first, step] = hashesOf(id);
    for (let n = 0; n < PLACES; n += 1) {
      const place = placeOf(first, step, n);
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
    }
  }
}

/** Further places follow from two hashes: Kirsch and Mitzenmacher, "Less hashing, same performance". */
const placeOf = (first: number, step: number, n: number): number => ((first + n * step) >>> 0) % BITS;

/** FNV-1a, and the same with another factor. */
function hashesOf(id: string): readonly [first: number, step: number] {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < id.length; index += 1) {
    const code = id.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
  }
  return [(first ^ (first >>> 15)) >>> 0, (second ^ (second >>> 13)) >>> 0];
}
