import { z } from 'zod';
import { defineCategory } from '../aggregate.ts';
import { defineEvent, type EventOf } from '../event.ts';
import { PackedClient, Visitor } from './visitor.ts';

export { Visitor };

/** A number for each scan. */
const Column = z.array(z.int());

export const scansRecorded = defineEvent(
  'ScansRecorded',
  'One api process recorded these scans together. What they share stands in lists, and a column has for each scan, in the order of their arrival, its place in a list. `after` has the milliseconds since the scan before, `from` is the time of the first in milliseconds since 1970. A column of zeros is absent; `codeOf` is absent too where each of several codes was scanned once, in their order. A client is a device class, a system and a browser, by their numbers in `backend/src/domain/scans/names.ts` where they have one. An empty text stands for no referrer, and for a batch that is not known',
  z.object({
    /** How many scans there are. */
    scans: z.int(),
    /** Short codes, with a comma between two of them. */
    codes: z.string(),
    codeOf: Column.optional(),
    clients: z.array(PackedClient),
    clientOf: Column.optional(),
    /** Referring domains, and an empty text for scans without one; absent where no scan has one. */
    referrers: z.array(z.string()).optional(),
    referrerOf: Column.optional(),
    /** The time of the first scan, in milliseconds since 1970. */
    from: z.int(),
    /** For each scan the milliseconds since the scan before; 0 for the first. */
    after: Column.optional(),
    /** The batches of the codes, and an empty text for those whose batch is not known; absent where none is known. */
    batches: z.array(z.string()).optional(),
    batchOf: Column.optional(),
  }),
  2,
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
