import { z } from 'zod';
import { defineCategory } from '../aggregate.ts';
import { defineEvent, type EventOf } from '../event.ts';
import { Visitor } from './visitor.ts';

export { Visitor };

/** A short code, milliseconds since 1970, and the index into the event's list of visitors. */
export const Scan = z.tuple([z.string(), z.int(), z.int()]);
export type Scan = z.infer<typeof Scan>;

export const scansRecorded = defineEvent(
  'ScansRecorded',
  'One api process recorded these scans together: for each its code, its time in milliseconds since 1970 and its index in the list of visitors; `batchOf` gives, for each scan, the index of its code’s batch',
  z.object({
    visitors: z.array(Visitor),
    scans: z.array(Scan),
    /** The batches of the scanned codes; absent in old events, as `batchOf`. */
    batches: z.array(z.string()).optional(),
    /** For each scan the index into `batches`; -1 where the batch is not known. */
    batchOf: z.array(z.int()).optional(),
  }),
);

export type ScansData = z.infer<typeof scansRecorded.data>;

export const scansSuppressed = defineEvent(
  'ScansSuppressed',
  'One api process answered more scans of these codes from one network than people make, and recorded none of them: how many for each code since the event before',
  z.object({ codes: z.array(z.tuple([z.string(), z.int()])) }),
);

export type ScansEvent = EventOf<readonly [typeof scansRecorded, typeof scansSuppressed]>;

/** The scan journals, one for each slot of an api process. They have no rules, so they are no aggregate. */
export const SCANS = defineCategory({ name: 'scans', prefix: 'scans-', key: 'slot of an api process' }, [
  scansRecorded,
  scansSuppressed,
]);
