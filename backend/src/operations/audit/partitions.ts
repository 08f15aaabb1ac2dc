import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf } from '../lines-of.ts';

/** With as many partitions, a hundred million keys take about 40 MB at a time. */
const PARTITIONS = 256;

/** Characters that wait in memory for the disk. With their short lines they take about five times as many bytes. */
const MOST_WAITING = 500_000;

interface Partition {
  lines: string;
  /** Bytes on the disk. */
  length: number;
  /** Whether all of them survive the loss of power. */
  synced: boolean;
}

/**
 * Lines on disk, partitioned by a hash of their keys: all lines of a key are in one partition, in the order in which they
 * were added. So whoever looks at one partition after another compares keys in little memory, however many there are.
 */
export class Partitions {
  readonly #folder: string;
  readonly #partitions = Array.from({ length: PARTITIONS }, newPartition);
  #characters = 0;

  /** `folder` is created for the first line; the caller removes it. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `line` has no line break. */
  async add(key: string, line: string): Promise<void> {
    const partition = this.#partitions[hash(key) % PARTITIONS];
    if (partition) partition.lines += `${line}\n`;
    this.#characters += line.length + 1;
    if (this.#characters >= MOST_WAITING) await this.#write();
  }

  /** Yields the lines of one partition after another, once all are added. */
  async *read(): AsyncGenerator<AsyncIterable<string>> {
    await this.#write();
    for (const [index, { length }] of this.#partitions.entries())
      if (length > 0) yield linesOf(createReadStream(this.#file(index)));
  }

  /** Brings all lines to the disk. Resolves to the lengths, from which `resume` goes on. */
  async mark(): Promise<readonly number[]> {
    await this.#write();
    await Promise.all(this.#partitions.map((partition, index) => this.#sync(partition, index)));
    return this.#partitions.map(({ length }) => length);
  }

  /** Removes the lines that were added after a mark. Rejects where lines from before it are missing. */
  async resume(lengths: readonly number[]): Promise<void> {
    for (const [index, partition] of this.#partitions.entries()) {
      const length = lengths[index] ?? 0;
      if (length === 0) await rm(this.#file(index), { force: true });
      else await cut(this.#file(index), length);
      Object.assign(partition, { lines: '', length, synced: true });
    }
  }

  async #sync(partition: Partition, index: number): Promise<void> {
    if (partition.synced) return;
    const file = await open(this.#file(index), 'r+');
    await file.datasync().finally(() => file.close());
    partition.synced = true;
  }

  async #write(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const [index, partition] of this.#partitions.entries()) {
      if (partition.lines === '') continue;
      const bytes = Buffer.from(partition.lines);
      await appendFile(this.#file(index), bytes);
      partition.lines = '';
      partition.length += bytes.length;
      partition.synced = false;
    }
    this.#characters = 0;
  }

  #file(index: number): string {
    return join(this.#folder, String(index));
  }
}

function newPartition(): Partition {
  return { lines: '', length: 0, synced: true };
}

async function cut(path: string, length: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    if ((await file.stat()).size < length) throw new Error(`${path} is shorter than ${length} bytes`);
    await file.truncate(length);
  } finally {
    await file.close();
  }
}

/** FNV-1a, 32 bits. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1)
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
