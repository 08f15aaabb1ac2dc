import type { IncomingMessage } from 'node:http';

/**
 * Yields the chunks of a request's body, and frees each of them once the reader asks for the next one. A chunk that the
 * reader keeps longer becomes empty. Node frees chunks only when it collects garbage, which an upload outruns by tens of
 * megabytes. The connection stays open when the reader stops early.
 */
export async function* bodyChunks(req: IncomingMessage): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterable<Buffer<ArrayBuffer>> = req.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    try {
      yield chunk;
    } finally {
      free(chunk);
    }
  }
}

/** Node cuts small buffers from a pool, which others use too. */
function free({ buffer, byteLength }: Uint8Array<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}
