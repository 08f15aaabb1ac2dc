import type { Bytes } from '../../ports/backup/sealing.ts';

interface Block {
  readonly block: Uint8Array;
  readonly isLast: boolean;
}

/** Yields bytes in blocks of `size`. The last one, and none other, may be shorter; it is empty for no bytes. */
export async function* blocksOf(bytes: Bytes, size: number): AsyncGenerator<Block> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    while (length + rest.length > size) {
      parts.push(rest.subarray(0, size - length));
      rest = rest.subarray(size - length);
      yield { block: joined(parts), isLast: false };
      parts = [];
      length = 0;
    }
    if (rest.length > 0) parts.push(rest);
    length += rest.length;
  }
  yield { block: joined(parts), isLast: true };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [one, ...more] = parts;
  return one && more.length === 0 ? one : Buffer.concat(parts);
}
