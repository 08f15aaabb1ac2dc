import { z } from 'zod';
import { scanTallies } from './scan-tallies.ts';

/** How many days a range of statistics has at most. */
export const MOST_STATISTICS_DAYS = 366;

/** `inRange`: the scans in the asked days; null where they begin before the days that are kept by code and batch. */
const ranked = { total: z.int(), inRange: z.int().nullable() };

/** The scans of all codes in a range of UTC days. */
export const ScanStatistics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.int(),
  ...scanTallies,
  /** The codes with the most scans of all time; 20 at most. */
  codes: z.array(z.object({ code: z.string(), name: z.string().nullable(), ...ranked })),
  /** The batches with the most scans of all time; 20 at most. `name` is empty without one. */
  batches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string().nullable(),
      codes: z.int(),
      ...ranked,
    }),
  ),
});
export type ScanStatistics = z.infer<typeof ScanStatistics>;
