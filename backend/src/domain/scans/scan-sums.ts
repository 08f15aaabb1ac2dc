import { defineCategory } from '../aggregate.ts';
import type { EventOf } from '../event.ts';
import { archivedScansSummed, type SumsPart, unpackSums } from './archived-sums.ts';
import { scansSummed } from './sums.ts';

/** The sums of the scan journals, one stream for each journal. They are no journal: they stay. */
export const SCAN_SUMS = defineCategory(
  { name: 'scan-sums', prefix: 'scan-sums-', key: 'slot of the journal' },
  [scansSummed, archivedScansSummed],
);

export type ScanSumsEvent = EventOf<readonly [typeof scansSummed, typeof archivedScansSummed]>;

/** Returns what an event says of removed scans. */
export const sumsIn = (event: ScanSumsEvent): SumsPart =>
  event.type === 'ScansSummed' ? event.data : unpackSums(event.data);
