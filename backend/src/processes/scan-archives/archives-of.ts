import { ARCHIVES_STREAM, type JournalArchive, SCAN_ARCHIVES } from '../../domain/scans/archives.ts';
import { SCANS } from '../../domain/scans/events.ts';
import type { EventLog } from '../../log/event-log.ts';

/** Returns all archives of scans, the oldest first. The place in the list is the number of an archive. */
export async function archivesIn(log: Pick<EventLog, 'read'>): Promise<readonly JournalArchive[]> {
  const archives: JournalArchive[] = [];
  for await (const event of log.read(ARCHIVES_STREAM, { fresh: true })) {
    if (!SCAN_ARCHIVES.recognises(event))
      throw new Error(`${event.stream}@${event.revision} is no archive of scans`);
    archives.push(event.data);
  }
  return archives;
}

/** Returns the revision of the first event that the log has of a journal; undefined for none. */
export async function firstOf(log: Pick<EventLog, 'read'>, slot: string): Promise<number | undefined> {
  for await (const { revision } of log.read(SCANS.streamOf(slot))) return revision;
  return undefined;
}
