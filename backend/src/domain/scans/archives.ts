import { z } from 'zod';
import { defineCategory, ONLY } from '../aggregate.ts';
import { defineEvent, type EventOf } from '../event.ts';

export const journalArchived = defineEvent(
  'JournalArchived',
  'The events of a slot’s journal from revision `from` to `upTo`, both inclusive, are in a file outside of the log, and leave the log. `ArchivedScansSummed` holds what is counted of them. `since` and `until` are the times of the first and the last event. `before` is the head of the archive before, or 64 zeros; `head` is the hash of the last line with events, in the chain of all lines. `bytes` and `sha256` are those of the stored file',
  z.object({
    /** The slot of the journal. */
    slot: z.string(),
    from: z.int(),
    upTo: z.int(),
    events: z.int(),
    scans: z.int(),
    since: z.string(),
    until: z.string(),
    /** The name of the file in its place. */
    file: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    /** The public key of age for which the file is sealed; null for none. */
    sealedFor: z.string().nullable(),
    before: z.string(),
    head: z.string(),
  }),
);

export type JournalArchive = z.infer<typeof journalArchived.data>;

/** What of the journals lies in archives, one event a file. The revision of an event is the number of its archive. */
export const SCAN_ARCHIVES = defineCategory({ name: 'scan-archives', prefix: 'qlaim-scan-archives' }, [
  journalArchived,
]);

/** The stream that names all archives. */
export const ARCHIVES_STREAM = SCAN_ARCHIVES.streamOf(ONLY);

export type ScanArchivesEvent = EventOf<readonly [typeof journalArchived]>;
