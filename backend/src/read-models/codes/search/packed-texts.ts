/** Ends every text, and precedes the first. A text holds none itself. */
const END = 0x0a;
const FIRST_BYTES = 1 << 12;
/** Bytes of removed texts that stay until a clean-up is worth its time. */
const LEAST_WASTE = 1 << 16;

/** Texts found from which on a loop is faster than a call of `indexOf` for each. */
const MANY = 1_000;

const nextRare = (bytes: Buffer, needle: Buffer, from: number): number => bytes.indexOf(needle, from);

function nextFrequent(bytes: Buffer, needle: Buffer, from: number): number {
  const [first, length] = [needle[0], needle.length];
  for (let at = from; at <= bytes.length - length; at += 1) {
    if (bytes[at] !== first) continue;
    let same = 1;
    while (same < length && bytes[at + same] === needle[same]) same += 1;
    if (same === length) return at;
  }
  return -1;
}

/**
 * Texts by number, at most one each, packed as UTF-8 in one buffer. A search reads the buffer from end to end, which takes
 * milliseconds for a million texts. A removed text is overwritten at once.
 */
export class PackedTexts {
  #bytes = Buffer.alloc(FIRST_BYTES, END);
  #end = 1;
  #waste = 0;
  /** The first byte of each number's text; 0 where it has none. */
  #startOf: number[] = [];
  /** The texts in the order of the buffer: first bytes, and whose they are. */
  #starts: number[] = [];
  #numbers: number[] = [];

  /** Sets the text of a number; an empty one removes it. */
  set(number: number, text: string): void {
    const line = text.replaceAll('\n', ' ');
    if (this.get(number) === line) return;
    this.#remove(number);
    if (line === '') return;
    const length = Buffer.byteLength(line);
    this.#reserve(length + 1);
    while (this.#startOf.length <= number) this.#startOf.push(0);
    this.#startOf[number] = this.#end;
    this.#starts.push(this.#end);
    this.#numbers.push(number);
    this.#bytes.write(line, this.#end);
    this.#bytes[this.#end + length] = END;
    this.#end += length + 1;
  }

  /** Returns the text of a number; empty where it has none. */
  get(number: number): string {
    const start = this.#startOf[number] ?? 0;
    return start === 0 ? '' : this.#bytes.toString('utf8', start, this.#bytes.indexOf(END, start));
  }

  /** Calls `hit` with the number of each text that contains `part`, which is not empty. */
  containing(part: string, hit: (number: number) => void): void {
    this.#find(Buffer.from(part), 0, hit);
  }

  /** Calls `hit` with the number of each text that begins with `beginning`, which is not empty. */
  beginningWith(beginning: string, hit: (number: number) => void): void {
    this.#find(Buffer.from(`\n${beginning}`), 1, hit);
  }

  #find(needle: Buffer, offset: number, hit: (number: number) => void): void {
    const bytes = this.#bytes.subarray(0, this.#end);
    let place = 0;
    let found = 0;
    for (let at = nextRare(bytes, needle, 0); at !== -1; ) {
      found += 1;
      place = this.#placeOf(at + offset, place);
      const number = this.#numbers[place];
      if (number !== undefined && this.#startOf[number] === this.#starts[place]) hit(number);
      const start = this.#starts[place + 1];
      if (start === undefined) return;
      at = (found < MANY ? nextRare : nextFrequent)(bytes, needle, start - offset);
    }
  }

  /** Returns the place of the last text that starts at or before a byte, at `from` or later. It mostly lies near. */
  #placeOf(byte: number, from: number): number {
    const last = this.#starts.length - 1;
    let [low, high] = [from, Math.min(from + 1, last)];
    for (let step = 1; high < last && (this.#starts[high] ?? 0) <= byte; step *= 2) {
      low = high;
      high = Math.min(high + step, last);
    }
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= byte) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #remove(number: number): void {
    const start = this.#startOf[number] ?? 0;
    if (start === 0) return;
    const end = this.#bytes.indexOf(END, start);
    this.#bytes.fill(0, start, end);
    this.#startOf[number] = 0;
    this.#waste += end - start;
    if (this.#waste > LEAST_WASTE && this.#waste > this.#end / 2) this.#cleanUp();
  }

  #reserve(length: number): void {
    if (this.#end + length <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#end + length), END);
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }

  #cleanUp(): void {
    const texts = this.#startOf.flatMap((start, number) =>
      start === 0 ? [] : [[number, this.get(number)] as const],
    );
    this.#bytes = Buffer.alloc(FIRST_BYTES, END);
    [this.#end, this.#waste] = [1, 0];
    [this.#startOf, this.#starts, this.#numbers] = [[], [], []];
    for (const [number, text] of texts) this.set(number, text);
  }
}
