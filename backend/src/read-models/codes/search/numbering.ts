import { GROWTH, growingOffsets, transferred } from './growing-numbers.ts';
import { findContaining } from './laid-texts.ts';
import { Signatures } from './signatures.ts';

const FIRST_BYTES = 1 << 12;
const FIRST_SLOTS = 1 << 8;

/**
 * Numbers texts from 0 on, in the order in which they come. The texts lie in one buffer, behind each other, and a table finds their
 * numbers by a hash: a text of ten letters takes about 26 bytes.
 */
export class Numbering {
  #bytes = Buffer.alloc(FIRST_BYTES);
  /** Where each text begins, and at last where the next one would. */
  readonly #starts = growingOffsets();
  /** Numbers and 1, at or behind the place of the text's hash; 0 where there is none. At most two thirds are taken. */
  #slots = new Uint32Array(FIRST_SLOTS);

  readonly #signatures: Signatures | undefined;

  /** `isSearched`: whether `containing` is called often. Four bytes more for each text make it twice as fast. */
  constructor({ isSearched = false } = {}) {
    this.#starts.push(0);
    if (isSearched) this.#signatures = new Signatures();
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** Returns the number of a text; undefined where it has none. */
  find(text: string): number | undefined {
    const bytes = Buffer.from(text);
    const taken = this.#slots[this.#slotOf(bytes)] ?? 0;
    return taken === 0 ? undefined : taken - 1;
  }

  /** Returns the number of a text, a new one where it has none. */
  of(text: string): number {
    const bytes = Buffer.from(text);
    const slot = this.#slotOf(bytes);
    const taken = this.#slots[slot] ?? 0;
    if (taken > 0) return taken - 1;
    const number = this.size;
    this.#append(bytes);
    this.#slots[slot] = number + 1;
    if (this.size * 3 > this.#slots.length * 2) this.#spread();
    return number;
  }

  /** Returns the text of a number; undefined where no text has it. */
  text(number: number): string | undefined {
    const [start, end] = [this.#starts.get(number), this.#starts.get(number + 1)];
    return start === undefined || end === undefined ? undefined : this.#bytes.toString('utf8', start, end);
  }

  /** Returns whether the text of a number begins with these bytes of UTF-8, as long as no text is added. */
  beginningWith(beginning: Uint8Array): (number: number) => boolean {
    const [bytes, starts] = [this.#bytes, this.#starts.values];
    return (number) => {
      const start = starts[number] ?? 0;
      return start + beginning.length <= (starts[number + 1] ?? 0) && has(bytes, start, beginning);
    };
  }

  /** Returns whether the text of a number comes before these bytes of UTF-8, by code point. */
  isBefore(number: number, bytes: Uint8Array): boolean {
    const [start, end] = [this.#startOf(number), this.#startOf(number + 1)];
    return this.#bytes.compare(bytes, 0, bytes.length, start, end) < 0;
  }

  /** Calls `hit` with the number of each text that contains `part`, which is not empty. */
  containing(part: string, hit: (number: number) => void): void {
    const signatures = this.#signatures;
    const texts = { bytes: this.#bytes, count: this.size, starts: this.#starts.values, gap: 0 };
    findContaining(signatures ? { ...texts, signatures } : texts, Buffer.from(part), hit);
  }

  /** Compares the texts of two numbers by code point. */
  compare(one: number, other: number): number {
    let [at, otherAt] = [this.#startOf(one), this.#startOf(other)];
    const [end, otherEnd] = [this.#startOf(one + 1), this.#startOf(other + 1)];
    for (; at < end && otherAt < otherEnd; at += 1, otherAt += 1) {
      const difference = (this.#bytes[at] ?? 0) - (this.#bytes[otherAt] ?? 0);
      if (difference !== 0) return difference;
    }
    return end - at - (otherEnd - otherAt);
  }

  #startOf(number: number): number {
    return this.#starts.get(number) ?? 0;
  }

  /** Returns the slot that has the text's number, or is free for it. */
  #slotOf(text: Uint8Array): number {
    const last = this.#slots.length - 1;
    let slot = hashOf(text) & last;
    for (let taken = this.#slots[slot] ?? 0; taken > 0; taken = this.#slots[slot] ?? 0) {
      if (this.#isText(taken - 1, text)) return slot;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #isText(number: number, text: Uint8Array): boolean {
    const start = this.#startOf(number);
    return this.#startOf(number + 1) - start === text.length && has(this.#bytes, start, text);
  }

  #append(text: Uint8Array): void {
    const start = this.#startOf(this.size);
    if (start + text.length > this.#bytes.length) {
      const larger = Math.max(Math.ceil(this.#bytes.length * GROWTH), start + text.length);
      this.#bytes = Buffer.from(transferred(this.#bytes.buffer, larger));
    }
    this.#bytes.set(text, start);
    this.#starts.push(start + text.length);
    this.#signatures?.push(text);
  }

  #spread(): void {
    const { buffer, byteLength } = this.#slots;
    this.#slots = new Uint32Array(transferred(buffer, byteLength * 2)).fill(0);
    for (let number = 0; number < this.size; number += 1) {
      const text = this.#bytes.subarray(this.#startOf(number), this.#startOf(number + 1));
      this.#slots[this.#slotOf(text)] = number + 1;
    }
  }
}

/** Whether some bytes are at a place among others. */
function has(bytes: Uint8Array, start: number, some: Uint8Array): boolean {
  for (let place = 0; place < some.length; place += 1) if (bytes[start + place] !== some[place]) return false;
  return true;
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
