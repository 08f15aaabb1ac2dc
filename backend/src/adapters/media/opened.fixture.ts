import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Facts, InspectOptions, Media, Refused } from '../../ports/media.ts';
import type { ObjectStorage } from '../../ports/object-storage.ts';
import { openDiskObjectStorage } from '../disk/object-storage.ts';
import { systemClock } from '../system/clock.ts';
import { openMedia } from './media.ts';

/** A `Media` over a storage in a new folder. */
export interface Opened {
  readonly media: Media;
  readonly storage: ObjectStorage;
  /** The folder of temporary files. */
  readonly scratch: string;
  put(key: string, contentType: string, bytes: Uint8Array | string): Promise<void>;
  /** Stores the bytes and inspects them, under their true type and size. */
  inspect(
    key: string,
    contentType: string,
    bytes: Uint8Array | string,
    options?: InspectOptions,
  ): Promise<Facts | Refused>;
  read(key: string): Promise<Buffer>;
  filesLeft(): Promise<readonly string[]>;
  dispose(): Promise<void>;
}

export async function openForTest(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  const storage = await openDiskObjectStorage({
    folder: join(folder, 'files'),
    baseUrl: 'http://localhost',
    secret: Buffer.from('a secret for signing'),
    clock: systemClock,
  });
  const scratch = join(folder, 'scratch');
  const media = await openMedia({ storage, folder: scratch });
  const put = async (key: string, contentType: string, bytes: Uint8Array | string) => {
    await storage.put(key, contentType, Buffer.from(bytes));
  };
  return {
    media,
    storage,
    scratch,
    put,
    async inspect(key, contentType, bytes, options) {
      await put(key, contentType, bytes);
      return media.inspect({ key, contentType, size: Buffer.from(bytes).length }, options);
    },
    async read(key) {
      const found = await storage.get(key);
      if (found === undefined) throw new Error(`no file ${key}`);
      return buffer(found.body);
    },
    async filesLeft() {
      const entries = await readdir(scratch, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    async dispose() {
      await media.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
