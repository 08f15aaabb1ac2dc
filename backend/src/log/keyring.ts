import { hkdfSync } from 'node:crypto';
import { open, seal } from './seal.ts';

/** The current master key, and while it is rotated the next one, of 32 bytes each. */
export class Keyring {
  readonly #current: Uint8Array;
  readonly #next: Uint8Array | undefined;

  constructor(current: Uint8Array, next?: Uint8Array) {
    this.#current = current;
    this.#next = next;
  }

  /** Whether there is a next key. */
  get rotates(): boolean {
    return this.#next !== undefined;
  }

  /** Returns a text sealed under the current key, or under the next one. Throws where that is missing. */
  seal(context: string, plain: Uint8Array | string, key: 'current' | 'next' = 'current'): string {
    return seal(key === 'next' ? this.#nextKey() : this.#current, context, plain);
  }

  /** Returns the plain bytes of a text that is sealed under either key. Throws for any other text. */
  open(context: string, text: string): Buffer {
    if (this.#next && this.opensUnderNext(context, text)) return open(this.#next, context, text);
    return open(this.#current, context, text);
  }

  /** Returns whether a text is sealed under either key. */
  opens(context: string, text: string): boolean {
    return this.opensUnderNext(context, text) || isSealed(this.#current, context, text);
  }

  /** Returns whether a text is sealed under the next key. */
  opensUnderNext(context: string, text: string): boolean {
    return this.#next !== undefined && isSealed(this.#next, context, text);
  }

  /** Returns the current key's own key for a purpose. */
  derive(purpose: string): Uint8Array {
    return Buffer.from(hkdfSync('sha256', this.#current, '', `qlaim ${purpose}`, 32));
  }

  #nextKey(): Uint8Array {
    if (!this.#next) throw new Error('there is no next master key');
    return this.#next;
  }
}

function isSealed(key: Uint8Array, context: string, text: string): boolean {
  try {
    open(key, context, text);
    return true;
  } catch {
    return false;
  }
}
