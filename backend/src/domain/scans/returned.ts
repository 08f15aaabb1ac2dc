import { z } from 'zod';
import { defineCategory } from '../aggregate.ts';
import { defineEvent, type EventOf } from '../event.ts';
import { scansRecorded, scansSuppressed } from './events.ts';

export const scansReturned = defineEvent(
  'ScansReturned',
  'An event of a journal came back from an archive, so that its scans can be looked at. `revision`, `id` and `at` are those that it had in the journal. Nothing counts it: the sums of its archive do',
  z.object({
    revision: z.int(),
    id: z.string(),
    at: z.string(),
    /** The data of `ScansRecorded`; absent for an event of another type. */
    recorded: scansRecorded.data.optional(),
    /** The codes of `ScansSuppressed`; absent for an event of another type. */
    suppressed: scansSuppressed.data.shape.codes.optional(),
  }),
);

export const archiveReturned = defineEvent(
  'ArchiveReturned',
  'All events of an archive have come back: those before this event, since the stream began or was last put away',
  z.object({ events: z.int(), scans: z.int() }),
);

export const archivePutAway = defineEvent(
  'ArchivePutAway',
  'What had come back from an archive is removed again. The archive is as it was',
  z.object({ events: z.int() }),
);

/** What came back from archives. It is no journal: nothing counts it, and it may be removed at any time. */
export const RETURNED_SCANS = defineCategory(
  { name: 'returned-scans', prefix: 'returned-scans-', key: 'number of the archive' },
  [scansReturned, archiveReturned, archivePutAway],
);

/** Returns the name of the stream of what came back from an archive. */
export const returnedStream = (archive: number): string => RETURNED_SCANS.streamOf(String(archive));

export type ReturnedScansEvent = EventOf<
  readonly [typeof scansReturned, typeof archiveReturned, typeof archivePutAway]
>;
