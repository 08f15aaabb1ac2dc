import { type JournalArchive, journalArchived } from '../../domain/scans/archives.ts';
import { FIRST_HASH } from '../../log/hash-chain.ts';
import { type ArchivePlace, archiveOf, readArchive } from '../archive/stored-archive.ts';
import { BackupRefused } from '../backup/manifest.ts';

/** Returns the archive that an exported event names; undefined for another event. */
export function namedArchive(event: Readonly<Record<string, unknown>>): JournalArchive | undefined {
  if (event['type'] !== journalArchived.type) return undefined;
  return journalArchived.data.safeParse(event['data']).data;
}

/** Reads every byte of the archives that an export names. Yields what is wrong with each; undefined for one that is as it was written. */
export async function* verifyArchives(
  from: ArchivePlace,
  archives: readonly JournalArchive[],
): AsyncGenerator<{ readonly file: string; readonly problem: string | undefined }> {
  const heads = new Map<string, string>();
  for (const archive of archives) {
    const { slot, file, before, head } = archive;
    const follows = before === (heads.get(slot) ?? FIRST_HASH);
    heads.set(slot, head);
    yield { file, problem: follows ? await problemOf(from, archive) : 'does not follow the archive before' };
  }
}

async function problemOf(from: ArchivePlace, archive: JournalArchive): Promise<string | undefined> {
  try {
    const { at, piece } = archiveOf(from, archive);
    const read = await readArchive(at, piece, () => undefined);
    const isNamed = read.head === archive.head && read.header.before === archive.before;
    return isNamed ? undefined : 'is not the archive that the log names';
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    return error.message;
  }
}
