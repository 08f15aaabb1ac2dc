import { z } from 'zod';
import type { CollectionDefinition } from '../../ports/read-store.ts';
import { VisitCounts } from '../codes/scan-counts.ts';
import { ScanDays } from '../codes/scan-days.ts';

/** All scans of a UTC day. Its id is the day: '2026-11-22'. */
export const DayDocument = z.object({ kind: z.literal('day'), ...VisitCounts.shape });
export type DayDocument = z.infer<typeof DayDocument>;

/** The scans of a batch's codes. Its id is the batch's. */
export const BatchDocument = z.object({
  kind: z.literal('batch'),
  /** ISO 8601, UTC; null while only scans of the batch are known. */
  createdAt: z.string().nullable(),
  /** How many codes were generated. */
  codes: z.int(),
  scanCount: z.int(),
  scanDays: ScanDays,
});
export type BatchDocument = z.infer<typeof BatchDocument>;

export const StatisticsDocument = z.discriminatedUnion('kind', [DayDocument, BatchDocument]);
export type StatisticsDocument = z.infer<typeof StatisticsDocument>;

export const SCAN_STATISTICS: CollectionDefinition = {
  name: 'scan-statistics',
  version: 3,
  fields: { kind: 'text', scanCount: 'integer' },
  indexes: [['kind', '-scanCount']],
};
