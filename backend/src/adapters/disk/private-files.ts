import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './missing.ts';

/** The permissions of everybody else. */
const OTHERS = 0o077;

/**
 * Takes what lies in a folder from everybody else: older versions wrote it for all users. A folder within changes after what it
 * holds, so that a start which was interrupted goes on, and a later one reads none of it. What another user owns stays.
 */
export async function makePrivate(folder: string): Promise<void> {
  const user = process.getuid?.();
  if (user === undefined) return;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may remove it meanwhile.
    await unlessMissing(takeFromOthers(path, user));
  }
}

async function takeFromOthers(path: string, user: number): Promise<void> {
  const found = await stat(path);
  if ((found.mode & OTHERS) === 0 || found.uid !== user) return;
  if (found.isDirectory()) await makePrivate(path);
  await chmod(path, found.mode & ~OTHERS);
}
