import type { FileHandle } from 'node:fs/promises';
import { jsonOf, lineBehind } from './lines.ts';

/** Bytes. A line has some ten thousand, and is read whole, however long it is. */
const CHUNK = 256 * 1024;
const LINE_FEED = 0x0a;

/** The JSON of a line, and the offset behind it. */
export interface ReadLine {
  /** Undefined for a damaged line. */
  readonly json: Buffer | undefined;
  readonly end: number;
}

/** Reads the whole lines from an offset on, and before `end`. A line without its line feed is not one. */
export async function* readLines(file: FileHandle, from: number, end: number): AsyncGenerator<ReadLine> {
  let offset = from;
  let rest: Buffer = Buffer.alloc(0);
  while (offset + rest.length < end) {
    const length = Math.min(CHUNK, end - offset - rest.length);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset + rest.length);
    if (bytesRead === 0) return;
    rest = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    for (;;) {
      const size = rest.indexOf(LINE_FEED) + 1;
      if (size === 0) break;
      offset += size;
      for (const json of soundIn(rest.subarray(0, size - 1))) yield { json, end: offset };
      rest = rest.subarray(size);
    }
  }
}

/** A damaged line feed joins two lines, of which the second may be whole. */
function* soundIn(line: Buffer): Generator<Buffer | undefined> {
  let left: Buffer | undefined = line;
  while (left) {
    const json = jsonOf(left);
    yield json;
    left = json ? undefined : lineBehind(left);
  }
}
