import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Makes consistent copies of databases that are in use, one after the other, then copies the files. */
export async function backUpFiles(
  dataDir: string,
  folder: string,
  databases: readonly string[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of databases) {
    const db = new DatabaseSync(join(dataDir, name), { timeout: 30_000 });
    db.prepare('VACUUM INTO ?').run(join(folder, name));
    db.close();
  }
  // The sender of mails needs no back-up; the load reads its first mails there.
  for (const name of ['files', 'outbox'])
    await cp(join(dataDir, name), join(folder, name), { recursive: true }).catch(ignoreMissing);
}

/** Puts a back-up into an empty data folder. What was there is kept beside it. */
export async function restoreFiles(dataDir: string, folder: string): Promise<void> {
  await rename(dataDir, `${dataDir}.before`);
  await cp(folder, dataDir, { recursive: true });
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
