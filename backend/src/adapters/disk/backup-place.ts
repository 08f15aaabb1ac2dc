import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupPlace, StoredPiece } from '../../ports/backup/place.ts';
import { assertKey } from '../../ports/object-keys.ts';
import { chunkFor } from './chunk-for.ts';
import { syncFolder } from './durable-file.ts';
import { unlessMissing } from './missing.ts';

/** The file of a piece that is being written, with a random UUID. */
const TEMPORARY = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Back-ups in a folder, which is created when something is written. The names of pieces are paths in it. */
export function openBackupFolder(folder: string): BackupPlace {
  const pathOf = (name: string) => {
    assertKey(name);
    return join(folder, name);
  };
  /** Folders with entries that a power cut may take. */
  const unsynced = new Set<string>();
  const syncAll = async () => {
    for (const each of unsynced) {
      unsynced.delete(each);
      // One that was removed meanwhile holds nothing.
      await unlessMissing(syncFolder(each));
    }
  };
  return {
    address: folder,
    async write(name, bytes, { isOneOfMany = false } = {}) {
      const path = pathOf(name);
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        for (const above of await writeFile(temporary, bytes)) unsynced.add(above);
        if (!isOneOfMany) await syncAll();
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      if (isOneOfMany) unsynced.add(dirname(path));
      else await syncFolder(dirname(path));
    },
    async read(name) {
      const path = pathOf(name);
      const handle = await unlessMissing(open(path));
      return handle?.createReadStream({ highWaterMark: chunkFor((await handle.stat()).size) });
    },
    async *list(prefix) {
      for await (const { name, path } of filesBelow(folder, { prefix })) {
        if (!name.startsWith(prefix) || TEMPORARY.test(name)) continue;
        const found = await unlessMissing(stat(path));
        if (found) yield { name, size: found.size, modifiedAt: found.mtime } satisfies StoredPiece;
      }
    },
    async *unfinished() {
      for await (const { name, path } of filesBelow(folder)) {
        const piece = TEMPORARY.exec(name)?.[1];
        const found = piece === undefined ? undefined : await unlessMissing(stat(path));
        if (piece === undefined || !found) continue;
        const remove = async () => {
          await rm(path, { force: true });
          await removeEmpty(dirname(path), folder);
        };
        yield { name: piece, modifiedAt: found.mtime, remove };
      }
    },
    async remove(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
      await removeEmpty(dirname(path), folder);
    },
    async close() {},
  };
}

interface Found {
  /** Its path in the folder, with slashes. */
  readonly name: string;
  readonly path: string;
}

/**
 * Yields all files of a folder; with `prefix` at least those whose names start with it. A folder that another process removes
 * meanwhile has none; the others are read.
 */
async function* filesBelow(
  folder: string,
  { prefix = '', above = '' }: { readonly prefix?: string; readonly above?: string } = {},
): AsyncGenerator<Found> {
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const [name, path] = [`${above}${entry.name}`, join(folder, entry.name)];
    const mayHold = `${name}/`.startsWith(prefix) || prefix.startsWith(`${name}/`);
    if (entry.isDirectory() && mayHold) yield* filesBelow(path, { prefix, above: `${name}/` });
    else if (entry.isFile()) yield { name, path };
  }
}

/** Writes a new file durably. Returns the folders in which it has made others. */
async function writeFile(path: string, bytes: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const create = () => open(path, 'wx', 0o600);
  let above: readonly string[] = [];
  let handle = await unlessMissing(create());
  if (handle === undefined) {
    above = await makeFolder(dirname(path));
    handle = await create();
  }
  try {
    for await (const chunk of bytes) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return above;
}

/** Creates a folder, and those above it. Returns the folders that have a new entry. */
async function makeFolder(folder: string): Promise<readonly string[]> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return [];
  const above = [dirname(folder)];
  for (let made = folder; made.length > first.length; made = dirname(made))
    above.push(dirname(dirname(made)));
  return above;
}

/** Removes the folder of a piece where it was the last. */
async function removeEmpty(inner: string, root: string): Promise<void> {
  if (inner === root) return;
  const left = await unlessMissing(readdir(inner));
  if (left?.length === 0) await rm(inner, { recursive: true, force: true });
}
