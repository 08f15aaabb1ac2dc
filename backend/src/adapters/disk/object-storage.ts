import { access, constants, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertContentType, assertKey } from '../../ports/object-keys.ts';
import type { ByteRange, ObjectStorage } from '../../ports/object-storage.ts';
import { type AddressOptions, openAddresses } from './addresses.ts';
import { chunkFor } from './chunk-for.ts';
import { listWithPortErrors, withPortErrors } from './errors.ts';
import { openFileTree } from './file-tree.ts';
import { removeOrphans } from './orphans.ts';
import { makePrivate } from './private-files.ts';
import { createFileHandler } from './served/file-handler.ts';
import { openIncoming } from './uploads/incoming.ts';
import { multipartUploads } from './uploads/multipart.ts';
import { openUnfinishedUploads } from './uploads/unfinished-uploads.ts';

/** `baseUrl` reaches `handleFileRequest`. All processes that share the folder have the same secret. */
export interface DiskOptions extends AddressOptions {
  /** Created when missing. */
  readonly folder: string;
}

export interface DiskObjectStorage extends ObjectStorage {
  /** True for everything under `<baseUrl>/files/`, except GET and HEAD without a signature. */
  isFileRequest(req: IncomingMessage): boolean;
  /**
   * Responds to such a request. On an error it responds with 503, or closes the connection when the response has started,
   * and then rejects.
   */
  handleFileRequest(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/** Files in a folder, with presigned URLs as in S3. */
export async function openDiskObjectStorage(options: DiskOptions): Promise<DiskObjectStorage> {
  const { folder, baseUrl, clock } = options;
  const incoming = await openIncoming(folder);
  await makePrivate(folder);
  await removeOrphans(folder);
  const files = openFileTree(folder, incoming);
  const uploads = await openUnfinishedUploads(folder, incoming);
  const addresses = openAddresses(options);

  return {
    async presignPut({ key, contentType, size, expiresInSeconds }) {
      assertKey(key);
      assertContentType(contentType);
      return addresses.sign('PUT', key, { type: contentType, size }, expiresInSeconds);
    },
    async presignGet(grant) {
      assertKey(grant.key);
      return addresses.signDownload(grant);
    },
    async put(key, contentType, body) {
      assertKey(key);
      assertContentType(contentType);
      return withPortErrors(files.store({ key, contentType }, body instanceof Uint8Array ? [body] : body));
    },
    async head(key) {
      assertKey(key);
      return withPortErrors(files.head(key));
    },
    async get(key, range) {
      assertKey(key);
      return withPortErrors(
        files.use(key, async (info, file) => {
          if (range !== undefined) assertWithin(range, info.size);
          const highWaterMark = chunkFor(info.size);
          return { info, body: (await open(file)).createReadStream({ ...range, highWaterMark }) };
        }),
      );
    },
    async move(from, to) {
      assertKey(from);
      assertKey(to);
      return withPortErrors(files.move(from, to));
    },
    list: (prefix) => listWithPortErrors(files.list(prefix)),
    async delete(key) {
      assertKey(key);
      await withPortErrors(files.remove(key));
    },
    ...multipartUploads({ files, uploads, addresses, clock }),
    async ping() {
      await withPortErrors(access(folder, constants.R_OK | constants.W_OK));
    },
    async close() {},
    ...createFileHandler({ files, uploads, addresses }, baseUrl),
  };
}

function assertWithin({ start, end = start }: ByteRange, size: number): void {
  if (start < 0 || start >= size || end < start) throw new RangeError(`the file has ${size} bytes`);
}
