import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupPlace, StoredPiece } from '../../ports/backup/place.ts';
import { assertKey } from '../../ports/object-keys.ts';
import { syncFolder } from './durable-file.ts';
import { unlessMissing } from './missing.ts';

const UNFINISHED = '.tmp';

/** Back-ups in a folder, which is created when something is written. The names of pieces are paths in it. */
export function openBackupFolder(folder: string): BackupPlace {
  const pathOf = (name: string) => {
    assertKey(name);
    return join(folder, name);
  };
  return {
    address: folder,
    async write(name, bytes) {
      const path = pathOf(name);
      const temporary = `${path}.${randomUUID()}${UNFINISHED}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await pipeline(Readable.from(bytes), createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
        await syncFile(temporary);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async read(name) {
      const path = pathOf(name);
      return (await unlessMissing(open(path)))?.createReadStream();
    },
    async *list(prefix) {
      const names = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      for (const entry of names) {
        const path = join(entry.parentPath, entry.name);
        const name = relative(folder, path).replaceAll('\\', '/');
        if (!entry.isFile() || !name.startsWith(prefix) || name.endsWith(UNFINISHED)) continue;
        const found = await unlessMissing(stat(path));
        if (found) yield { name, size: found.size, modifiedAt: found.mtime } satisfies StoredPiece;
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

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes the folder of a piece where it was the last. */
async function removeEmpty(inner: string, root: string): Promise<void> {
  if (inner === root) return;
  const left = await unlessMissing(readdir(inner));
  if (left?.length === 0) await rm(inner, { recursive: true, force: true });
}
