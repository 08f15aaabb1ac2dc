import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject, ObjectInfo } from '../../ports/object-info.ts';
import { syncFolder, writeDurably } from './durable-file.ts';
import { type Entry, readEntry } from './entry.ts';
import { listFiles } from './list-files.ts';
import { unlessMissing } from './missing.ts';
import { placeOf } from './path-of-key.ts';
import { readSmall } from './read-small.ts';
import type { Incoming } from './uploads/incoming.ts';
import { type ByteSource, type Received, receive } from './uploads/receive.ts';

export interface NewFile {
  readonly key: string;
  readonly contentType: string;
  /** The exact number of bytes. `store` rejects others with `TooManyBytes` or `TooFewBytes`. */
  readonly size?: number;
  /** Id of the upload in parts that it comes from. */
  readonly upload?: string;
}

export interface FileTree {
  store(file: NewFile, source: ByteSource): Promise<ObjectInfo>;
  find(key: string): Promise<Entry | undefined>;
  /** Returns undefined for an unknown key, and where the bytes are gone. */
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Yields the files whose keys start with `prefix`, in the order of keys. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Runs `work` with the file that holds the bytes; undefined for an unknown key. When the object is replaced before `work`
   * opens the file, `work` runs again with the new one.
   */
  use<T>(key: string, work: (info: ObjectInfo, file: string) => Promise<T>): Promise<T | undefined>;
  /** Returns false for an unknown key. */
  move(from: string, to: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** There is an entry, but not the file with its bytes. */
class BytesMissing extends Error {}

/**
 * Files under the hash of their key. So no key is too long, differs from another only by case, or is a folder of another.
 * Each key has an entry with type, size and the name of the file with the bytes. Replacing the entry replaces the object in
 * one step; a reader of the old bytes is not disturbed.
 */
export function openFileTree(folder: string, incoming: Incoming): FileTree {
  async function find(key: string): Promise<Entry | undefined> {
    const json = await unlessMissing(readSmall(placeOf(folder, key).entryFile));
    return json === undefined ? undefined : readEntry(json);
  }

  async function write({ key, contentType, upload }: NewFile, temporary: string, received: Received) {
    const { shard, prefix, entryFile } = placeOf(folder, key);
    await mkdir(shard, { recursive: true });
    const before = await find(key);
    const bytes = `${prefix}${randomUUID()}`;
    await rename(temporary, join(shard, bytes));
    await syncFolder(shard);
    const info = { key, contentType, ...received };
    await writeDurably(entryFile, JSON.stringify({ ...info, bytes, upload }));
    if (before !== undefined) await rm(join(shard, before.bytes), { force: true });
    return info;
  }

  async function use<T>(key: string, work: (info: ObjectInfo, file: string) => Promise<T>) {
    const { shard } = placeOf(folder, key);
    for (;;) {
      const entry = await find(key);
      if (entry === undefined) return undefined;
      const result = await unlessMissing(work(entry.info, join(shard, entry.bytes)));
      if (result !== undefined) return result;
      // The same entry twice means a damaged store.
      if ((await find(key))?.bytes === entry.bytes) throw new BytesMissing(`the bytes of ${key} are missing`);
    }
  }

  async function remove(key: string): Promise<void> {
    const { shard, prefix, entryFile } = placeOf(folder, key);
    await rm(entryFile, { force: true });
    // All files with the key's hash: a put that lost to a concurrent one may have left its bytes.
    const names = (await unlessMissing(readdir(shard))) ?? [];
    const own = names.filter((name) => name.startsWith(prefix));
    await Promise.all(own.map((name) => rm(join(shard, name), { force: true })));
  }

  return {
    async store(file, source) {
      const temporary = incoming.next();
      try {
        return await write(file, temporary, await receive(temporary, source, file.size));
      } finally {
        await rm(temporary, { force: true });
      }
    },
    find,
    async head(key) {
      try {
        return await use(key, async (info, file) => {
          await stat(file);
          return info;
        });
      } catch (error) {
        if (error instanceof BytesMissing) return undefined;
        throw error;
      }
    },
    list: (prefix) => listFiles(folder, prefix),
    use,
    async move(from, to) {
      const temporary = incoming.next();
      // A second name for the bytes: the file has one of its keys at any moment.
      const moved = await use(from, async (info, file) => {
        await link(file, temporary);
        return info;
      });
      if (moved === undefined) return false;
      const { contentType, size, etag } = moved;
      await write({ key: to, contentType }, temporary, { size, etag });
      await remove(from);
      return true;
    },
    remove,
  };
}
