import { createReadStream } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** With as many partitions, a hundred million keys take about 40 MB at a time. */
const PARTITIONS = 256;

/** Characters that wait in memory for the disk. */
const MOST_WAITING = 8_000_000;

/**
 * Lines on disk, partitioned by a hash of their keys: all lines of a key are in one partition, in the order in which they
 * were added. So whoever looks at one partition after another compares keys in little memory, however many there are.
 */
export class Partitions {
  readonly #folder: string;
  readonly #waiting = Array.from({ length: PARTITIONS }, () => ({ lines: '', written: false }));
  #characters = 0;

  /** `folder` is created for the first line; the caller removes it. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `line` has no line break. */
  async add(key: string, line: string): Promise<void> {
    const partition = this.#waiting[hash(key) % PARTITIONS];
    if (partition) partition.lines += `${line}\n`;
    this.#characters += line.length + 1;
    if (this.#characters >= MOST_WAITING) await this.#write();
  }

  /** Yields the lines of one partition after another, once all are added. */
  async *read(): AsyncGenerator<AsyncIterable<string>> {
    await this.#write();
    for (const [index, { written }] of this.#waiting.entries())
      if (written) yield createInterface({ input: createReadStream(this.#file(index)), crlfDelay: 0 });
  }

  async #write(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const [index, partition] of this.#waiting.entries()) {
      if (partition.lines === '') continue;
      await appendFile(this.#file(index), partition.lines);
      partition.lines = '';
      partition.written = true;
    }
    this.#characters = 0;
  }

  #file(index: number): string {
    return join(this.#folder, String(index));
  }
}

/** FNV-1a, 32 bits. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1)
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
