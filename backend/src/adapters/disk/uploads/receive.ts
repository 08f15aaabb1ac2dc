import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** More bytes than expected. */
export class TooManyBytes extends Error {}
/** Fewer bytes than expected. */
export class TooFewBytes extends Error {}

/** Text is encoded as UTF-8. A chunk need not hold its bytes any longer once the next one is asked for. */
export type ByteSource = Iterable<Uint8Array> | AsyncIterable<Uint8Array | string>;

export interface Received {
  /** Bytes. */
  readonly size: number;
  readonly etag: string;
}

/**
 * Streams the source to a new file, durably. With `expected` it accepts exactly so many bytes, and never writes more. Ours,
 * because write-file-atomic holds the whole file in memory.
 */
export async function receive(file: string, source: ByteSource, expected?: number): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx');
  try {
    for await (const part of source) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      size += bytes.byteLength;
      if (expected !== undefined && size > expected) throw new TooManyBytes();
      hash.update(bytes);
      await handle.writeFile(bytes);
    }
    if (expected !== undefined && size < expected) throw new TooFewBytes();
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, etag: `"${hash.digest('hex').slice(0, 32)}"` };
}
