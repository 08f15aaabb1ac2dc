import { open } from 'node:fs/promises';

const CHUNK_BYTES = 256 * 1024;

/**
 * Yields the bytes of files, one file after the other. Each chunk is a view of one buffer, which the next chunk overwrites.
 * The chunks of a stream are buffers of their own, which together take tens of megabytes until garbage is collected.
 */
export async function* readChunks(files: Iterable<string>): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (const file of files) {
    const handle = await open(file, 'r');
    try {
      for (;;) {
        const { bytesRead } = await handle.read(buffer, 0, CHUNK_BYTES);
        if (bytesRead === 0) break;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await handle.close();
    }
  }
}
