const BITS = 2 ** 25;

/**
 * Tells of ids whether they may have been added; never that one was not that was. Takes 4 MiB for any number of ids. Of ten million
 * ids, one in five that was not added is said to be.
 */
export class SeenIds {
  readonly #bits = new Uint32Array(BITS / 32);

  mayHave(id: string): boolean {
    const [first, second] = placesOf(id);
    return this.#has(first) && this.#has(second);
  }

  add(id: string): void {
    for (const place of placesOf(id))
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  #has(place: number): boolean {
    return ((this.#bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }
}

/** Two halves of a hash: FNV-1a, and the same with another factor. */
function placesOf(id: string): readonly [number, number] {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < id.length; index += 1) {
    const code = id.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
  }
  return [((first ^ (first >>> 15)) >>> 0) % BITS, ((second ^ (second >>> 13)) >>> 0) % BITS];
}
