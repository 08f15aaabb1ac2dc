import { z } from 'zod';
import { SCANS } from '../../../domain/scans/events.ts';
import { eachScan } from '../../../domain/scans/read.ts';
import { SCAN_SUMS, sumsIn } from '../../../domain/scans/scan-sums.ts';
import { projectionOf } from '../../../read-models/projection.ts';
import type { Counting } from '../../../read-models/scan-snapshot/counting.ts';

const Tally = z.object({ scans: z.int() });

/** The scans of each code, counted from the journals by nothing that the read models use. No installation stores it. */
export const scanTally = projectionOf({
  definition: { name: 'audit-scan-tally', version: 1, fields: {}, indexes: [] },
  schema: Tally,
  streams: [SCANS.prefix, SCAN_SUMS.prefix],
  changes: (event, emit: (code: string, scans: number) => void) => {
    if (SCANS.recognises(event) && event.type === 'ScansRecorded')
      eachScan(event.data, (code) => emit(code, 1));
    if (SCAN_SUMS.recognises(event))
      for (const { code, days } of sumsIn(event).codes)
        emit(
          code,
          days.reduce((sum, [, count]) => sum + count, 0),
        );
  },
  evolve: (tally: z.infer<typeof Tally> = { scans: 0 }, scans) => ({
    scans: scans.reduce((sum, each) => sum + each, tally.scans),
  }),
});

/** The tally of a code that the snapshot of the journals knows. */
export const countTally: Counting = (totals) =>
  totals.kind === 'code' ? { scans: totals.scanCount } : undefined;

/** The count of a document of `scanTally`; 0 without one. */
export const scansIn = (tally: { readonly body: unknown } | undefined): number =>
  tally ? Tally.parse(tally.body).scans : 0;
