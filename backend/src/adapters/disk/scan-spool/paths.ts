import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../durable-file.ts';

/** The endings of the files of a spool: its events, how far they are in the log, and whose they are. */
export const SPOOL = '.spool';
export const DRAINED = '.drained';
export const LOCK = '.lock';

/** Returns the names of spools in a list of files, without their endings. */
export const spoolsIn = (files: readonly string[]): readonly string[] => [
  ...new Set(
    files.filter((file) => !file.endsWith(LOCK)).flatMap((file) => /^[0-9a-f-]{36}(?=\.)/.exec(file) ?? []),
  ),
];

/**
 * Removes the files of a spool that this process holds. The events go before the note, so that no crash leaves events that
 * seem to be new. The note goes last, so that the rest of a crash is found.
 */
export async function removeFiles(base: string): Promise<void> {
  const folder = dirname(base);
  await rm(base + SPOOL, { force: true });
  await syncFolder(folder);
  await rm(base + LOCK, { force: true });
  for (const file of await readdir(folder))
    if (file.startsWith(basename(base) + DRAINED)) await rm(join(folder, file), { force: true });
}
