import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type {
  MultipartGrant,
  UnfinishedUpload,
  UploadedPart,
} from '../../../ports/multipart/multipart-uploads.ts';
import { syncFolder, writeDurably } from '../durable-file.ts';
import { unlessMissing } from '../missing.ts';
import { readChunks } from '../read-chunks.ts';
import type { Incoming } from './incoming.ts';
import { addPart, partFile, partsIn } from './part-files.ts';
import { type ByteSource, receive } from './receive.ts';

/** Uploads in parts, each in a folder of its own: what is sent, and a file for each part that arrived. */
export interface UnfinishedUploads {
  start(grant: MultipartGrant, startedAt: Date): Promise<string>;
  /** Returns undefined for an unknown upload, and for another key. */
  find(key: string, id: string): Promise<MultipartGrant | undefined>;
  /** Returns the part's ETag; undefined when the upload is gone. `size` is exact, as in `FileTree`. */
  store(id: string, part: number, size: number, source: ByteSource): Promise<string | undefined>;
  /** Returns the parts in order. */
  parts(id: string): Promise<readonly UploadedPart[]>;
  /** Yields the bytes of the parts from 1 to `last`, as `readChunks` does. */
  read(id: string, last: number): AsyncIterable<Uint8Array>;
  /** Does nothing for an unknown upload. */
  remove(id: string): Promise<void>;
  list(): Promise<readonly UnfinishedUpload[]>;
}

const UPLOAD = z.object({
  key: z.string(),
  contentType: z.string(),
  size: z.number(),
  partSize: z.number(),
  startedAt: z.iso.datetime(),
});
const UPLOAD_FILE = 'upload.json';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function openUnfinishedUploads(storage: string, incoming: Incoming): Promise<UnfinishedUploads> {
  const folder = join(storage, 'uploads');
  await mkdir(folder, { recursive: true });

  async function read(id: string) {
    if (!ID.test(id)) return undefined;
    const json = await unlessMissing(readFile(join(folder, id, UPLOAD_FILE), 'utf8'));
    return json === undefined ? undefined : UPLOAD.parse(JSON.parse(json));
  }

  return {
    async start({ key, contentType, size, partSize }, startedAt) {
      const id = randomUUID();
      const temporary = incoming.next();
      await mkdir(temporary);
      const upload = { key, contentType, size, partSize, startedAt: startedAt.toISOString() };
      await writeDurably(join(temporary, UPLOAD_FILE), JSON.stringify(upload));
      await rename(temporary, join(folder, id));
      await syncFolder(folder);
      return id;
    },
    async find(key, id) {
      const upload = await read(id);
      return upload?.key === key ? upload : undefined;
    },
    async store(id, part, size, source) {
      const temporary = incoming.next();
      try {
        await receive(temporary, source, size);
        return await unlessMissing(addPart(join(folder, id), part, temporary));
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async parts(id) {
      return (await unlessMissing(partsIn(join(folder, id)))) ?? [];
    },
    read: (id, last) =>
      readChunks(Array.from({ length: last }, (_none, place) => partFile(join(folder, id), place + 1))),
    remove: (id) => incoming.discard(join(folder, id)),
    async list() {
      const uploads = (await readdir(folder)).map(async (id) => ({ id, upload: await read(id) }));
      return (await Promise.all(uploads)).flatMap(({ id, upload }) =>
        upload ? [{ key: upload.key, uploadId: id, startedAt: new Date(upload.startedAt) }] : [],
      );
    },
  };
}
