import type { JournalArchive } from '../../domain/scans/archives.ts';
import { SCANS } from '../../domain/scans/events.ts';
import type { EventLog } from '../../log/event-log.ts';
import { FIRST_HASH } from '../../log/hash-chain.ts';
import { inSlices } from '../../log/pacing/slices.ts';
import { archivesIn } from '../../processes/scan-archives/archives-of.ts';
import { ScanWindow } from '../../read-models/scan-snapshot/window.ts';
import { type ArchivedSums, archivedSumsOf, SumsDigest } from '../archive/archived-sums.ts';
import type { ReadArchive } from '../archive/lines.ts';
import { type ArchivePlace, archiveOf, canOpen, readArchive } from '../archive/stored-archive.ts';
import { entriesOf, partsOf } from '../archive/sums.ts';
import { BackupRefused } from '../backup/manifest.ts';
import { Check, type CheckResult } from './check.ts';

/**
 * Checks the archives of scans that the log names: that they are one chain, and that the log has the sums of all their scans. With `at`
 * it also reads every byte of the files, and counts their scans again. Without archives there is no result.
 */
export async function auditArchives(
  log: EventLog,
  at: ArchivePlace | undefined,
): Promise<readonly CheckResult[]> {
  const archives = await archivesIn(log);
  if (archives.length === 0) return [];
  const check = new Check('archives of scans fit the log', 'scans');
  for (const [slot, ofSlot] of Map.groupBy(archives, (archive) => archive.slot))
    await auditSlot({ log, at, check }, slot, ofSlot);
  const unread = archives.filter((archive) => !at || !canOpen(at, archive)).length;
  if (unread > 0)
    check.note(
      `the files of ${unread} archives were not read: npm run audit -- --whole --archives PLACE does`,
    );
  return [check.result()];
}

/** Scans that are counted together: they take 14 bytes each. */
const TOGETHER = 200_000;

interface Auditing {
  readonly log: EventLog;
  readonly at: ArchivePlace | undefined;
  readonly check: Check;
}

async function auditSlot({ log, at, check }: Auditing, slot: string, archives: readonly JournalArchive[]) {
  const sumsByEnd = await archivedSumsOf(log, slot);
  let before = FIRST_HASH;
  let former: { readonly end: number; readonly moved: number } | undefined;
  for (const archive of archives) {
    const { file, scans, upTo } = archive;
    check.saw(scans);
    const sums = sumsByEnd.get(upTo);
    if (archive.before !== before) check.wrong(`${file} does not follow the archive before`);
    if (sums?.scans !== scans)
      check.wrong(`${file} has ${scans} scans, and the log sums of ${sums?.scans ?? 0}`);
    before = archive.head;
    if (!at || !sums || !canOpen(at, archive)) continue;
    const read = await readAndCount(log, at, archive, sums).catch((error: unknown) => {
      if (!(error instanceof BackupRefused)) throw error;
      return error.message;
    });
    if (typeof read === 'string') {
      check.wrong(read);
      former = undefined;
      continue;
    }
    const { header } = read;
    // A log that was migrated or restored from lines begins to count anew: the chain alone tells the order then.
    const moved = header.from - archive.from;
    if (former?.moved === moved && header.from !== former.end + 1 + sums.summedBefore)
      check.wrong(`${file} begins with ${header.from}, and the archive before ends with ${former.end}`);
    former = { end: header.upTo, moved };
  }
}

/** Reads an archive. Throws `BackupRefused` where it is not the one that the log names, or its scans are not those of the sums. */
async function readAndCount(
  log: EventLog,
  from: ArchivePlace,
  archive: JournalArchive,
  sums: ArchivedSums,
): Promise<ReadArchive> {
  const { file, events, scans, before, head } = archive;
  const { at, piece } = archiveOf(from, archive);
  const digest = new SumsDigest();
  const window = new ScanWindow(TOGETHER);
  const empty = async () => {
    for await (const part of partsOf(inSlices(entriesOf(window.additions())))) digest.add(part);
    window.clear();
  };
  const read = await readArchive(at, piece, async (recorded) => {
    const [event] = await log.open([recorded]);
    if (!event || !SCANS.recognises(event)) throw new BackupRefused(`${recorded.id} is no scan`);
    if (event.type !== 'ScansRecorded') return;
    const { stream, revision, data } = event;
    if (window.isFull || !window.add(stream, revision, data)) {
      await empty();
      if (!window.add(stream, revision, data)) throw new BackupRefused(`${recorded.id} has too many scans`);
    }
  });
  await empty();
  const { header } = read;
  if (read.head !== head || header.before !== before || header.events !== events || header.scans !== scans)
    throw new BackupRefused(`${file} is not the archive that the log names`);
  if (!digest.equals(sums.digest))
    throw new BackupRefused(`${file} has other scans than the sums in the log`);
  return read;
}
