import { hash } from 'node:crypto';
import { canonicalUrl, expressionOf, expressionsOf } from './canonical-url.ts';

/** 52 bits of SHA-256: a number holds them. With a million entries, one look-up in a hundred million errs. */
const hashOf = (expression: string): number =>
  Number.parseInt(hash('sha256', expression, 'hex').slice(0, 13), 16);

/** Addresses in eight bytes each. */
export class AddressSet {
  readonly #hashes: Float64Array;

  /** Takes hashes of an `AddressSetBuilder`. */
  constructor(hashes: Float64Array) {
    this.#hashes = hashes;
  }

  get size(): number {
    return this.#hashes.length;
  }

  /** Whether it has an address, a folder above it, or a name above its host. */
  has(address: string): boolean {
    const url = canonicalUrl(address);
    return url !== undefined && expressionsOf(url).some((expression) => this.#finds(hashOf(expression)));
  }

  #finds(wanted: number): boolean {
    let first = 0;
    let end = this.#hashes.length;
    while (first < end) {
      const middle = (first + end) >>> 1;
      const found = this.#hashes[middle] ?? 0;
      if (found === wanted) return true;
      if (found < wanted) first = middle + 1;
      else end = middle;
    }
    return false;
  }
}

const PART = 65_536;

/** Collects addresses. It never holds their texts, nor twice their hashes before the end. */
export class AddressSetBuilder {
  #parts: Float64Array[] = [];
  #size = 0;

  /** With repetitions. */
  get size(): number {
    return this.#size;
  }

  /** Adds an address: a whole one, a name with all below it, or a folder. A text without a host is left out. */
  add(address: string): void {
    const url = canonicalUrl(address);
    if (url === undefined) return;
    if (this.#size === this.#parts.length * PART) this.#parts.push(new Float64Array(PART));
    const part = this.#parts.at(-1);
    if (part) part[this.#size % PART] = hashOf(expressionOf(url));
    this.#size += 1;
  }

  /** Returns the hashes, in order, each once. */
  build(): Float64Array<ArrayBuffer> {
    const all = new Float64Array(this.#size);
    this.#parts.forEach((part, place) => {
      all.set(part.subarray(0, Math.min(PART, this.#size - place * PART)), place * PART);
    });
    this.#parts = [];
    all.sort();
    let kept = 0;
    for (const [place, each] of all.entries())
      if (place === 0 || each !== all[kept - 1]) {
        all[kept] = each;
        kept += 1;
      }
    return kept === all.length ? all : all.slice(0, kept);
  }
}
