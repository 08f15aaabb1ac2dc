import { z } from 'zod';
import { defineCategory } from '../aggregate.ts';
import { defineEvent, type EventOf } from '../event.ts';
import { Visitor } from './visitor.ts';

/** UTC days since 1970, hours of the day in UTC, device classes and sites, each with a count. Days and hours without scans are left out. */
const counts = {
  hours: z.array(z.tuple([z.int(), z.int()])),
  devices: z.array(z.tuple([Visitor.shape.device, z.int()])),
  referrers: z.array(z.tuple([z.string(), z.int()])),
};
const days = z.array(z.tuple([z.int(), z.int()]));

const Sums = z.object({
  from: z.int(),
  upTo: z.int(),
  scans: z.int(),
  codes: z.array(z.object({ code: z.string(), days, ...counts })),
  /** `day`: UTC days since 1970. */
  days: z.array(z.object({ day: z.int(), ...counts })),
  /** Scans whose batch is not known are in none. */
  batches: z.array(z.object({ batch: z.string(), days })),
});

export const scansSummed = defineEvent(
  'ScansSummed',
  'The scans of the events of the slot’s journal from revision `from` to `upTo`, both inclusive, as sums: those of each code, of each UTC day and of each batch. The events themselves are removed',
  Sums,
);

export const archivedScansSummed = defineEvent(
  'ArchivedScansSummed',
  'A part of the sums of scans that go into an archive: as `ScansSummed`, but several such events stand for the events of the slot’s journal from revision `from` to `upTo` together. Each code, day and batch is in one of them. `scans` is the number of all scans of these events. The events are removed once a `JournalArchived` closes the sums',
  Sums,
);

export type ScanSums = z.infer<typeof scansSummed.data>;
export type SummedCounts = Pick<ScanSums['codes'][number], 'hours' | 'devices' | 'referrers'>;

/** The sums of the scan journals, one stream for each journal. They are no journal: they stay. */
export const SCAN_SUMS = defineCategory(
  { name: 'scan-sums', prefix: 'scan-sums-', key: 'slot of the journal' },
  [scansSummed, archivedScansSummed],
);

export type ScanSumsEvent = EventOf<readonly [typeof scansSummed, typeof archivedScansSummed]>;
