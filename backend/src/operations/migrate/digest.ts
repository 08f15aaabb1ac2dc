import { hash } from 'node:crypto';

/** The number of entries, and a hash of all of them that does not depend on their order. */
export interface Tally {
  readonly count: number;
  /** Hexadecimal, 64 digits. */
  readonly hash: string;
}

const MODULUS = 1n << 256n;

/** Adds up the SHA-256 hashes of entries, so that the digest does not depend on the order of a store. */
export class Digest {
  #count = 0;
  #sum = 0n;

  add(thing: string): void {
    this.#count += 1;
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', thing)}`)) % MODULUS;
  }

  tally(): Tally {
    return { count: this.#count, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}

/** The tallies of one kind of data in the source and the target, once copied. */
export interface Comparison {
  readonly what: string;
  readonly source: Tally;
  readonly target: Tally;
}

export const isEqual = ({ source, target }: Comparison): boolean =>
  source.count === target.count && source.hash === target.hash;

/** Called with the number of entries that are done so far. */
export type OnProgress = (doing: string, done: number) => void;
