import { GROWTH, growingOffsets, transferred } from './growing-numbers.ts';
import { findBeginning, findContaining, type LaidTexts } from './laid-texts.ts';
import { Signatures } from './signatures.ts';

/** Ends every text, and precedes the first. A text holds none itself. */
const END = 0x0a;
const FIRST_BYTES = 1 << 12;
/** Bytes of removed texts that stay until a clean-up is worth its time. */
const LEAST_WASTE = 1 << 16;

/** Returns the list of where texts begin, without a text. */
function noStarts() {
  const starts = growingOffsets();
  starts.push(1);
  return starts;
}

/**
 * Texts by number, at most one each, packed as UTF-8 in one buffer. A search reads the buffer from end to end, which takes
 * milliseconds for a million texts. A removed text is overwritten at once.
 *
 * The buffer is `\n`, then each text and a `\n` behind it. Three lists run beside it, an entry for each text in the order of
 * the buffer: its first byte, its number, and its signature. An entry stays when its text is removed, until a clean-up.
 */
export class PackedTexts {
  #bytes = Buffer.alloc(FIRST_BYTES, END);
  #waste = 0;
  /** The first byte of each number's text; 0 where it has none. */
  #startOf = growingOffsets();
  /** The three lists, by the place of a text in the buffer's order. The first one has an entry more, of the buffer's end. */
  #starts = noStarts();
  #numbers = growingOffsets();
  #signatures = new Signatures();

  /** Sets the text of a number; an empty one removes it. */
  set(number: number, text: string): void {
    const line = text.replaceAll('\n', ' ');
    if (this.get(number) === line) return;
    this.#remove(number);
    if (line === '') return;
    const length = Buffer.byteLength(line);
    const start = this.#end;
    this.#reserve(length + 1);
    this.#startOf.set(number, start);
    this.#numbers.push(number);
    this.#bytes.write(line, start);
    this.#signatures.push(this.#bytes.subarray(start, start + length));
    this.#bytes[start + length] = END;
    this.#starts.push(start + length + 1);
  }

  /** Returns whether a number has a text. */
  has(number: number): boolean {
    return (this.#startOf.get(number) ?? 0) > 0;
  }

  /** Returns the text of a number; empty where it has none. */
  get(number: number): string {
    const start = this.#startOf.get(number) ?? 0;
    return start === 0 ? '' : this.#bytes.toString('utf8', start, this.#bytes.indexOf(END, start));
  }

  /** Calls `hit` with the number of each text that contains `part`, which is not empty. */
  containing(part: string, hit: (number: number) => void): void {
    if (part.includes('\n')) return;
    findContaining(this.#laid, Buffer.from(part), this.#atPlaces(hit));
  }

  /** Calls `hit` with the number of each text that begins with `beginning`, which is not empty. */
  beginningWith(beginning: string, hit: (number: number) => void): void {
    findBeginning(this.#laid, Buffer.from(beginning), END, this.#atPlaces(hit));
  }

  get #laid(): LaidTexts {
    return {
      bytes: this.#bytes,
      count: this.#numbers.length,
      starts: this.#starts.values,
      gap: 1,
      signatures: this.#signatures,
    };
  }

  /** Where the next text begins. */
  get #end(): number {
    return this.#starts.get(this.#numbers.length) ?? 1;
  }

  /** Returns what calls `hit` with the number of a text at a place. A place whose text was overwritten belongs to no number. */
  #atPlaces(hit: (number: number) => void): (place: number) => void {
    const [numbers, startOf, starts] = [this.#numbers.values, this.#startOf.values, this.#starts.values];
    return (place) => {
      const number = numbers[place] ?? 0;
      if (startOf[number] === starts[place]) hit(number);
    };
  }

  #remove(number: number): void {
    const start = this.#startOf.get(number) ?? 0;
    if (start === 0) return;
    const end = this.#bytes.indexOf(END, start);
    this.#bytes.fill(0, start, end);
    this.#startOf.set(number, 0);
    this.#waste += end - start;
    if (this.#waste > LEAST_WASTE && this.#waste > this.#end / 2) this.#cleanUp();
  }

  #reserve(length: number): void {
    const end = this.#end;
    if (end + length <= this.#bytes.length) return;
    const larger = Math.max(Math.ceil(this.#bytes.length * GROWTH), end + length);
    this.#bytes = Buffer.from(transferred(this.#bytes.buffer, larger));
  }

  #cleanUp(): void {
    const texts = Array.from({ length: this.#startOf.length }, (_none, number) => number)
      .filter((number) => this.has(number))
      .map((number) => [number, this.get(number)] as const);
    this.#bytes = Buffer.alloc(FIRST_BYTES, END);
    this.#waste = 0;
    [this.#startOf, this.#starts, this.#numbers] = [growingOffsets(), noStarts(), growingOffsets()];
    this.#signatures = new Signatures();
    for (const [number, text] of texts) this.set(number, text);
  }
}
