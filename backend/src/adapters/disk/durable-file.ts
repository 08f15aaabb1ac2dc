import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes what was renamed or created in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its renames are in a journal.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file that is either whole and durable, or absent: no reader sees half of it. Ours, because write-file-atomic
 * renames a file that a full disk has cut short, and does not sync the folder. `mode`: its permissions.
 */
export async function writeDurably(
  file: string,
  bytes: Uint8Array | string | Iterable<Uint8Array>,
  mode = 0o666,
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true, mode });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}
