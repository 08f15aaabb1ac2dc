import { Readable } from 'node:stream';
import type { ObjectStorage } from '../../../ports/object-storage.ts';

/** More bytes than allowed have arrived. */
class TooManyBytes extends Error {}

export interface LimitedFile {
  readonly key: string;
  readonly contentType: string;
  readonly body: Readable;
  /** Bytes. */
  readonly maxBytes: number;
  /** Sees each part of the file as it passes. */
  readonly onBytes?: (part: Buffer) => void;
}

/** Stores an arriving file. Returns its size in bytes; undefined, with nothing stored, for a larger one. */
export async function putLimited(
  files: ObjectStorage,
  { key, contentType, body, maxBytes, onBytes }: LimitedFile,
): Promise<number | undefined> {
  // The rest of a file that is too large is read and dropped: a destroyed one would hold up the request.
  const source: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  async function* parts(): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const part of source) {
      size += part.byteLength;
      if (size > maxBytes) throw new TooManyBytes();
      onBytes?.(part);
      yield part;
    }
  }
  try {
    return (await files.put(key, contentType, Readable.from(parts(), { objectMode: false }))).size;
  } catch (error) {
    if (!(error instanceof TooManyBytes)) throw error;
    body.resume();
    return undefined;
  }
}
