import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectInfo } from '../../ports/object-storage.ts';
import { syncFolder, writeDurably } from './durable-file.ts';
import { readEntry } from './entry.ts';
import { type ByteSource, receive } from './receive.ts';

export interface FileTree {
  /** `expected`: exactly so many bytes, else `TooManyBytes` or `TooFewBytes`. */
  store(key: string, contentType: string, source: ByteSource, expected?: number): Promise<ObjectInfo>;
  find(key: string): Promise<ObjectInfo | undefined>;
  /** Every file, in no particular order. */
  list(): AsyncIterable<ObjectInfo>;
  /** The caller closes the handle. */
  open(key: string): Promise<{ readonly info: ObjectInfo; readonly handle: FileHandle } | undefined>;
  remove(key: string): Promise<void>;
}

/** Uploads that were broken off are cleared away after a day, in milliseconds. */
const ABANDONED = 24 * 60 * 60 * 1_000;

const SHELF = /^[0-9a-f]{2}$/;
const ENTRY = /^[0-9a-f]{64}\.json$/;

/**
 * Files under the hash of their key, so that no key is too long, differs from another only by case, or is a folder of
 * another. Each key has an entry (type, size and the name of the bytes' file); replacing the entry replaces the object in
 * one step, and who still reads the old bytes reads on.
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
    const { shelf, prefix, entryFile } = place(folder, key);
    await mkdir(shelf, { recursive: true });
    const before = await find(key);
    const bytes = `${prefix}${randomUUID()}`;
    await rename(temporary, join(shelf, bytes));
    await syncFolder(shelf);
    const info = { key, contentType, ...received };
    await writeDurably(entryFile, JSON.stringify({ ...info, bytes }));
    if (before !== undefined) await rm(join(shelf, before.bytes), { force: true });
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
      const shelves = (await readdir(folder)).filter((name) => SHELF.test(name));
      for (const shelf of shelves.sort()) {
        const entries = (await readdir(join(folder, shelf))).filter((name) => ENTRY.test(name));
        for (const name of entries.sort()) {
          const json = await unlessMissing(readFile(join(folder, shelf, name), 'utf8'));
          if (json !== undefined) yield readEntry(json).info;
        }
      }
    },
    async open(key) {
      const { shelf } = place(folder, key);
      for (;;) {
        const entry = await find(key);
        if (entry === undefined) return undefined;
        const handle = await unlessMissing(open(join(shelf, entry.bytes)));
        // Replaced between the two: look again. The same entry twice would be a broken store.
        if (handle !== undefined) return { info: entry.info, handle };
        if ((await find(key))?.bytes === entry.bytes) throw new Error(`the bytes of ${key} are missing`);
      }
    },
    async remove(key) {
      const { shelf, prefix, entryFile } = place(folder, key);
      await rm(entryFile, { force: true });
      // All that begins with the key's hash: a put that lost to another at the same moment may have left its bytes.
      const names = (await unlessMissing(readdir(shelf))) ?? [];
      const own = names.filter((name) => name.startsWith(prefix));
      await Promise.all(own.map((name) => rm(join(shelf, name), { force: true })));
    },
  };
}

function place(folder: string, key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  const shelf = join(folder, hash.slice(0, 2));
  return { shelf, prefix: `${hash}.`, entryFile: join(shelf, `${hash}.json`) };
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
