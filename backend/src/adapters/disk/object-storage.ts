import { access, constants } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../ports/clock.ts';
import { assertContentType, assertKey } from '../../ports/object-keys.ts';
import type { ObjectInfo, ObjectStorage } from '../../ports/object-storage.ts';
import { reachingDisk } from './disk-errors.ts';
import { createFileHandler } from './file-handler.ts';
import { openFileTree } from './file-tree.ts';
import { slice } from './range.ts';
import { signedQuery } from './signature.ts';

export interface DiskOptions {
  /** Created when missing. */
  readonly folder: string;
  /** Where `handleFileRequest` is reached, without a slash at the end: `https://example.com`. */
  readonly baseUrl: string;
  /** Signs the addresses of uploads; the same in all processes that share the folder. */
  readonly secret: Uint8Array;
  readonly clock: Clock;
}

export interface DiskObjectStorage extends ObjectStorage {
  /**
   * Answers everything under `<baseUrl>/files/`. Rejects with what went wrong after it has answered 503, or cut the
   * connection when the answer had begun.
   */
  handleFileRequest(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<ObjectInfo>;
}

/** Files in a folder, with addresses for uploads that allow one file each, as S3's do. */
export async function openDiskObjectStorage(options: DiskOptions): Promise<DiskObjectStorage> {
  const { folder, baseUrl, secret, clock } = options;
  const files = await openFileTree(folder);
  const address = (key: string) => `${baseUrl}/files/${key}`;

  return {
    async presignPut({ key, contentType, size, expiresInSeconds }) {
      assertKey(key);
      assertContentType(contentType);
      const expires = Math.ceil(clock.now().getTime() / 1_000) + expiresInSeconds;
      return `${address(key)}?${signedQuery(secret, { key, contentType, size, expires })}`;
    },
    publicUrl(key) {
      assertKey(key);
      return address(key);
    },
    async put(key, contentType, body) {
      assertKey(key);
      assertContentType(contentType);
      return reachingDisk(files.store(key, contentType, body instanceof Uint8Array ? [body] : body));
    },
    async head(key) {
      assertKey(key);
      return reachingDisk(files.find(key));
    },
    async get(key, range) {
      assertKey(key);
      const found = await reachingDisk(files.open(key));
      if (found === undefined) return undefined;
      const { info, handle } = found;
      const part = range && slice(range, info.size);
      if (range !== undefined && part === undefined) {
        await handle.close();
        throw new RangeError(`the file has ${info.size} bytes`);
      }
      return { info, body: handle.createReadStream({ ...part }) };
    },
    async delete(key) {
      assertKey(key);
      await reachingDisk(files.remove(key));
    },
    async ping() {
      await reachingDisk(access(folder, constants.R_OK | constants.W_OK));
    },
    async close() {},
    list: files.list,
    handleFileRequest: createFileHandler({ files, secret, clock, baseUrl }),
  };
}
