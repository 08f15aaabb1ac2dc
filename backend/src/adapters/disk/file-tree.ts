import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectInfo } from '../../ports/object-storage.ts';
import { syncFolder, writeDurably } from './durable-file.ts';
import { readEntry } from './entry.ts';
import { type ByteSource, receive } from './receive.ts';

export interface FileTree {
  /** `expected` is the exact number of bytes; otherwise rejects with `TooManyBytes` or `TooFewBytes`. */
  store(key: string, contentType: string, source: ByteSource, expected?: number): Promise<ObjectInfo>;
  find(key: string): Promise<ObjectInfo | undefined>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<ObjectInfo>;
  /**
   * Runs `work` with the file that holds the bytes; undefined for an unknown key. When the object is replaced before `work`
   * opens the file, `work` runs again with the new one.
   */
  use<T>(key: string, work: (info: ObjectInfo, file: string) => Promise<T>): Promise<T | undefined>;
  remove(key: string): Promise<void>;
}

/** Milliseconds after which an interrupted upload is removed. */
const ABANDONED = 24 * 60 * 60 * 1_000;

const SHARD = /^[0-9a-f]{2}$/;
const ENTRY = /^[0-9a-f]{64}\.json$/;

/**
 * Files under the hash of their key. So no key is too long, differs from another only by case, or is a folder of another.
 * Each key has an entry with type, size and the name of the file with the bytes. Replacing the entry replaces the object in
 * one step; a reader of the old bytes is not disturbed.
 */
export async function openFileTree(folder: string): Promise<FileTree> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await clearAbandoned(incoming);

  async function find(key: string) {
    const { entryFile } = place(folder, key);
    const json = await unlessMissing(readFile(entryFile, 'utf8'));
    return json === undefined ? undefined : readEntry(json);
  }

  async function write(
    key: string,
    contentType: string,
    temporary: string,
    received: { size: number; etag: string },
  ) {
    const { shard, prefix, entryFile } = place(folder, key);
    await mkdir(shard, { recursive: true });
    const before = await find(key);
    const bytes = `${prefix}${randomUUID()}`;
    await rename(temporary, join(shard, bytes));
    await syncFolder(shard);
    const info = { key, contentType, ...received };
    await writeDurably(entryFile, JSON.stringify({ ...info, bytes }));
    if (before !== undefined) await rm(join(shard, before.bytes), { force: true });
    return info;
  }

  return {
    async store(key, contentType, source, expected) {
      const temporary = join(incoming, randomUUID());
      try {
        const received = await receive(temporary, source, expected);
        return await write(key, contentType, temporary, received);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    async find(key) {
      return (await find(key))?.info;
    },
    async *list() {
      const shards = (await readdir(folder)).filter((name) => SHARD.test(name));
      for (const shard of shards.sort()) {
        const entries = (await readdir(join(folder, shard))).filter((name) => ENTRY.test(name));
        for (const name of entries.sort()) {
          const json = await unlessMissing(readFile(join(folder, shard, name), 'utf8'));
          if (json !== undefined) yield readEntry(json).info;
        }
      }
    },
    async use(key, work) {
      const { shard } = place(folder, key);
      for (;;) {
        const entry = await find(key);
        if (entry === undefined) return undefined;
        const result = await unlessMissing(work(entry.info, join(shard, entry.bytes)));
        if (result !== undefined) return result;
        // The same entry twice means a damaged store.
        if ((await find(key))?.bytes === entry.bytes) throw new Error(`the bytes of ${key} are missing`);
      }
    },
    async remove(key) {
      const { shard, prefix, entryFile } = place(folder, key);
      await rm(entryFile, { force: true });
      // All files with the key's hash: a put that lost to a concurrent one may have left its bytes.
      const names = (await unlessMissing(readdir(shard))) ?? [];
      const own = names.filter((name) => name.startsWith(prefix));
      await Promise.all(own.map((name) => rm(join(shard, name), { force: true })));
    },
  };
}

function place(folder: string, key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  const shard = join(folder, hash.slice(0, 2));
  return { shard, prefix: `${hash}.`, entryFile: join(shard, `${hash}.json`) };
}

async function clearAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = join(incoming, name);
    const age = Date.now() - ((await unlessMissing(stat(file)))?.mtimeMs ?? 0);
    if (age > ABANDONED) await rm(file, { force: true });
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
