import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Milliseconds after which files of another host's process are left over. */
const ABANDONED = 24 * 60 * 60 * 1_000;

export interface Scratch {
  /** Runs `work` with a new, empty folder, and removes that folder afterwards. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Temporary folders of this process. Removes those that a crash has left. */
export async function openScratch(folder: string): Promise<Scratch> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isLeftOver(name, path)) await rm(path, { recursive: true, force: true });
  }
  const own = join(folder, `${process.pid}@${hostname()}`);
  return {
    async use(work) {
      const place = join(own, randomUUID());
      await mkdir(place, { recursive: true });
      try {
        return await work(place);
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}

/** Processes of several hosts may share the folder. In containers, all of them have the same process id. */
async function isLeftOver(name: string, path: string): Promise<boolean> {
  const [, pid, host] = /^(\d+)@(.+)$/.exec(name) ?? [];
  if (pid === undefined) return false;
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid));
  return Date.now() - (await stat(path)).mtimeMs > ABANDONED;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
