import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../missing.ts';

/** Milliseconds after which what an interruption left is removed. */
export const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** Names in the folder for what is not yet, or no longer, part of the storage. It lies on the same file system. */
export interface Incoming {
  /** Returns an unused path. */
  next(): string;
  /** Removes a file or folder in one step, so that nobody sees a part of it. Does nothing when it is missing. */
  discard(path: string): Promise<void>;
}

/** Removes what is older than a day. */
export async function openIncoming(storage: string): Promise<Incoming> {
  const folder = join(storage, 'incoming');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const age = Date.now() - ((await unlessMissing(stat(path)))?.mtimeMs ?? 0);
    if (age > ABANDONED_MS) await rm(path, { force: true, recursive: true });
  }
  const next = () => join(folder, randomUUID());
  return {
    next,
    async discard(path) {
      const away = next();
      await unlessMissing(rename(path, away));
      await rm(away, { force: true, recursive: true });
    },
  };
}
