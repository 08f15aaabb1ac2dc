import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, ObjectStorage } from '../../ports/object-storage.ts';
import { Refusal } from './refusal.ts';

/** The key of a file in the same folder as the file `key`. */
export const beside = (key: string, name: string): string => posix.join(posix.dirname(key), name);

/** The bytes of a range. Throws `Refusal` for a missing file. */
export async function readRange(storage: ObjectStorage, key: string, range: ByteRange): Promise<Buffer> {
  return buffer(await opened(storage, key, range));
}

/** Streams the whole file to the disk. Throws `Refusal` for a missing file. */
export async function download(
  storage: ObjectStorage,
  key: string,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  await pipeline(await opened(storage, key), createWriteStream(file), { ...(signal && { signal }) });
}

/** Puts a file of the disk, as a stream. */
export async function upload(
  storage: ObjectStorage,
  key: string,
  contentType: string,
  file: string,
): Promise<void> {
  await storage.put(key, contentType, createReadStream(file));
}

/** Writes the ranges of a stored file to their places in a file of the same size. What lies between reads as zeros. */
export async function downloadRanges(
  storage: ObjectStorage,
  key: string,
  size: number,
  ranges: readonly Required<ByteRange>[],
  file: string,
): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.truncate(size);
    for (const range of ranges) {
      let at = range.start;
      for await (const bytes of await opened(storage, key, range)) {
        await handle.write(bytes, 0, bytes.length, at);
        at += bytes.length;
      }
    }
  } finally {
    await handle.close();
  }
}

async function opened(storage: ObjectStorage, key: string, range?: ByteRange) {
  const found = await storage.get(key, range);
  if (found === undefined) throw new Refusal('missing');
  return found.body;
}
