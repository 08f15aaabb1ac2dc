import { access, constants, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../ports/clock.ts';
import { assertContentType, assertKey } from '../../ports/object-keys.ts';
import type { ByteRange, ObjectInfo, ObjectStorage } from '../../ports/object-storage.ts';
import { withPortErrors } from './errors.ts';
import { createFileHandler } from './file-handler.ts';
import { openFileTree } from './file-tree.ts';
import { signedQuery } from './signature.ts';

export interface DiskOptions {
  /** Created when missing. */
  readonly folder: string;
  /** The URL that reaches `handleFileRequest`, without a slash at the end: `https://example.com`. */
  readonly baseUrl: string;
  /** Signs upload URLs; the same in all processes that share the folder. */
  readonly secret: Uint8Array;
  readonly clock: Clock;
}

export interface DiskObjectStorage extends ObjectStorage {
  /**
   * Responds to everything under `<baseUrl>/files/`. On an error it responds with 503, or closes the connection when the
   * response has started, and then rejects.
   */
  handleFileRequest(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<ObjectInfo>;
}

/** Files in a folder, with upload URLs for one file each, as in S3. */
export async function openDiskObjectStorage(options: DiskOptions): Promise<DiskObjectStorage> {
  const { folder, baseUrl, secret, clock } = options;
  const files = await openFileTree(folder);
  const urlOf = (key: string) => `${baseUrl}/files/${key}`;

  return {
    async presignPut({ key, contentType, size, expiresInSeconds }) {
      assertKey(key);
      assertContentType(contentType);
      const expires = Math.ceil(clock.now().getTime() / 1_000) + expiresInSeconds;
      return `${urlOf(key)}?${signedQuery(secret, { key, contentType, size, expires })}`;
    },
    publicUrl(key) {
      assertKey(key);
      return urlOf(key);
    },
    async put(key, contentType, body) {
      assertKey(key);
      assertContentType(contentType);
      return withPortErrors(files.store(key, contentType, body instanceof Uint8Array ? [body] : body));
    },
    async head(key) {
      assertKey(key);
      return withPortErrors(files.find(key));
    },
    async get(key, range) {
      assertKey(key);
      return withPortErrors(
        files.use(key, async (info, file) => {
          if (range !== undefined) assertWithin(range, info.size);
          return { info, body: (await open(file)).createReadStream({ ...range }) };
        }),
      );
    },
    async delete(key) {
      assertKey(key);
      await withPortErrors(files.remove(key));
    },
    async ping() {
      await withPortErrors(access(folder, constants.R_OK | constants.W_OK));
    },
    async close() {},
    list: files.list,
    handleFileRequest: createFileHandler({ files, secret, clock, baseUrl }),
  };
}

function assertWithin({ start, end = start }: ByteRange, size: number): void {
  if (start < 0 || start >= size || end < start) throw new RangeError(`the file has ${size} bytes`);
}
