import { growingInts } from './growing-numbers.ts';

/** The last bit is shared by all bytes that come once the others are taken. */
const LAST_BIT = 31;
/** Shifted by it, a bit is the last one. */
const NONE = -1;

/**
 * Signatures of texts: a bit for each byte that a text holds, in four bytes a text. The first 31 bytes that come have bits of their
 * own: of most searched texts, these are all that there are. A text contains only what its signature contains.
 */
export class Signatures {
  readonly #ofTexts = growingInts();
  readonly #bits = new Int8Array(256).fill(NONE);
  /** How many bytes have a bit. */
  #known = 0;

  /** They lie in the order of the texts, until a later one is added. */
  get values(): Int32Array {
    return this.#ofTexts.values;
  }

  /** Adds the signature of a text behind those of others. */
  push(text: Uint8Array): void {
    let signature = 0;
    for (const byte of text) signature |= 1 << this.#bitOf(byte);
    this.#ofTexts.push(signature);
  }

  /** Returns the signature that each text with the needle contains. A byte that no text holds counts as one that shares a bit. */
  of(needle: Uint8Array): number {
    let signature = 0;
    for (const byte of needle) signature |= 1 << (this.#bits[byte] ?? NONE);
    return signature;
  }

  /** Returns whether each text whose signature contains that of the needle has the needle, too. */
  tells(needle: Uint8Array): boolean {
    const bit = this.#bits[needle[0] ?? 0] ?? NONE;
    return needle.length === 1 && bit !== NONE && (bit < LAST_BIT || this.#known <= LAST_BIT + 1);
  }

  #bitOf(byte: number): number {
    const bit = this.#bits[byte] ?? NONE;
    if (bit !== NONE) return bit;
    const given = Math.min(this.#known, LAST_BIT);
    this.#known += 1;
    this.#bits[byte] = given;
    return given;
  }
}
