import { createReadStream, createWriteStream } from 'node:fs';
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, ObjectStorage } from '../../../ports/object-storage.ts';
import { Refusal } from '../refusal.ts';

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

async function opened(storage: ObjectStorage, key: string, range?: ByteRange) {
  const found = await storage.get(key, range);
  if (found === undefined) throw new Refusal('missing');
  return found.body;
}
