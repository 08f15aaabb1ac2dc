import { GROWTH, growingInts, growingOffsets } from './growing-numbers.ts';

/** Ends every text, and precedes the first. A text holds none itself. */
const END = 0x0a;
const FIRST_BYTES = 1 << 12;
/** Bytes of removed texts that stay until a clean-up is worth its time. */
const LEAST_WASTE = 1 << 16;

/**
 * Hits after which reading the remaining texts one by one is faster. Up to then, each call of `indexOf` skips all texts
 * without a hit in native code; with many hits, the calls cost more than they skip.
 */
const MOST_JUMPS = 1_000;

/** Returns whether bytes from a place on are those of the needle, of which the first byte is known to be there. */
function continues(bytes: Buffer, needle: Buffer, at: number): boolean {
  for (let i = 1; i < needle.length; i += 1) if (bytes[at + i] !== needle[i]) return false;
  return true;
}

/** Returns a signature: a bit for the last five bits of each byte. A text contains only what its signature contains. */
function signatureOf(bytes: Uint8Array): number {
  let signature = 0;
  for (const byte of bytes) signature |= 1 << (byte & 31);
  return signature;
}

/**
 * Texts by number, at most one each, packed as UTF-8 in one buffer. A search reads the buffer from end to end, which takes
 * milliseconds for a million texts. A removed text is overwritten at once.
 *
 * The buffer is `\n`, then each text and a `\n` behind it. Three lists run beside it, an entry for each text in the order of
 * the buffer: its first byte, its number, and its signature. An entry stays when its text is removed, until a clean-up. A
 * search has two steps: it jumps from hit to hit, and where there are many, it reads the rest text by text.
 */
export class PackedTexts {
  #bytes = Buffer.alloc(FIRST_BYTES, END);
  #end = 1;
  #waste = 0;
  /** The first byte of each number's text; 0 where it has none. */
  #startOf = growingOffsets();
  /** The three lists, by the place of a text in the buffer's order. */
  #starts = growingOffsets();
  #numbers = growingOffsets();
  #signatures = growingInts();

  /** Sets the text of a number; an empty one removes it. */
  set(number: number, text: string): void {
    const line = text.replaceAll('\n', ' ');
    if (this.get(number) === line) return;
    this.#remove(number);
    if (line === '') return;
    const length = Buffer.byteLength(line);
    this.#reserve(length + 1);
    this.#startOf.set(number, this.#end);
    this.#starts.push(this.#end);
    this.#numbers.push(number);
    this.#bytes.write(line, this.#end);
    this.#signatures.push(signatureOf(this.#bytes.subarray(this.#end, this.#end + length)));
    this.#bytes[this.#end + length] = END;
    this.#end += length + 1;
  }

  /** Returns the text of a number; empty where it has none. */
  get(number: number): string {
    const start = this.#startOf.get(number) ?? 0;
    return start === 0 ? '' : this.#bytes.toString('utf8', start, this.#bytes.indexOf(END, start));
  }

  /** Calls `hit` with the number of each text that contains `part`, which is not empty. */
  containing(part: string, hit: (number: number) => void): void {
    const needle = Buffer.from(part);
    this.#readEach(this.#jumpToHits(needle, 0, hit), needle, hit, false);
  }

  /** Calls `hit` with the number of each text that begins with `beginning`, which is not empty. */
  beginningWith(beginning: string, hit: (number: number) => void): void {
    const place = this.#jumpToHits(Buffer.from(`\n${beginning}`), 1, hit);
    const needle = Buffer.from(beginning);
    this.#readEach(place, needle, hit, true);
  }

  /** The first step: jumps to at most `MOST_JUMPS` hits. Returns the place of the first text that it did not look at. */
  #jumpToHits(needle: Buffer, offset: number, hit: (number: number) => void): number {
    const bytes = this.#bytes.subarray(0, this.#end);
    let place = 0;
    let next = 0;
    for (let found = 0; found < MOST_JUMPS; found += 1) {
      const at = bytes.indexOf(needle, next);
      if (at === -1) return this.#starts.length;
      place = this.#placeOf(at + offset, place);
      this.#hit(place, hit);
      const start = this.#starts.get(place + 1);
      if (start === undefined) return this.#starts.length;
      next = start - offset;
    }
    return place + 1;
  }

  /** The second step: reads each text from a place on. Signatures spare reading most of those without a hit. */
  #readEach(from: number, needle: Buffer, hit: (number: number) => void, isBeginning: boolean): void {
    const bytes = this.#bytes;
    const [starts, signatures, texts] = [this.#starts.values, this.#signatures.values, this.#starts.length];
    const [first, length, signature] = [needle[0], needle.length, signatureOf(needle)];
    for (let place = from; place < texts; place += 1) {
      if (((signatures[place] ?? 0) & signature) !== signature) continue;
      const start = starts[place] ?? 0;
      const end = place + 1 < texts ? (starts[place + 1] ?? 0) : this.#end;
      const last = isBeginning ? Math.min(start, end - 1 - length) : end - 1 - length;
      for (let at = start; at <= last; at += 1) {
        if (bytes[at] !== first || !continues(bytes, needle, at)) continue;
        this.#hit(place, hit);
        break;
      }
    }
  }

  /** A place whose text was overwritten belongs to no number. */
  #hit(place: number, hit: (number: number) => void): void {
    const number = this.#numbers.values[place] ?? 0;
    if (this.#startOf.values[number] === this.#starts.values[place]) hit(number);
  }

  /** Returns the place of the last text that starts at or before a byte, at `from` or later. It mostly lies near. */
  #placeOf(byte: number, from: number): number {
    const last = this.#starts.length - 1;
    let [low, high] = [from, Math.min(from + 1, last)];
    for (let step = 1; high < last && (this.#starts.get(high) ?? 0) <= byte; step *= 2) {
      low = high;
      high = Math.min(high + step, last);
    }
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts.get(middle) ?? 0) <= byte) low = middle;
      else high = middle - 1;
    }
    return low;
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
    if (this.#end + length <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(Math.ceil(this.#bytes.length * GROWTH), this.#end + length), END);
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }

  #cleanUp(): void {
    const texts = Array.from({ length: this.#startOf.length }, (_none, number) => number)
      .filter((number) => (this.#startOf.get(number) ?? 0) > 0)
      .map((number) => [number, this.get(number)] as const);
    this.#bytes = Buffer.alloc(FIRST_BYTES, END);
    [this.#end, this.#waste] = [1, 0];
    [this.#startOf, this.#starts, this.#numbers] = [growingOffsets(), growingOffsets(), growingOffsets()];
    this.#signatures = growingInts();
    for (const [number, text] of texts) this.set(number, text);
  }
}
