import { z } from 'zod';
import { DeviceClass } from './code-scans.ts';

/** How many days a range of statistics has at most. */
export const MOST_STATISTICS_DAYS = 366;

/** `inRange`: the scans in the asked days; null where they begin before the days that are kept by code and batch. */
const ranked = { total: z.int(), inRange: z.int().nullable() };

/** The scans of all codes in a range of UTC days. */
export const ScanStatistics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.int(),
  /** Oldest first. */
  days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** Scans by the hour of the day (UTC): 24 counts, from midnight on. */
  hours: z.array(z.int()).length(24),
  /** The device classes with scans, most scans first. */
  devices: z.array(z.object({ device: DeviceClass, count: z.int() })),
  /** The sites of the referring pages, most scans first; 20 at most. */
  referrers: z.array(z.object({ host: z.string(), count: z.int() })),
  /** Scans from further sites. */
  otherReferrers: z.int(),
  /** The codes with the most scans of all time; 20 at most. */
  codes: z.array(z.object({ code: z.string(), ...ranked })),
  /** The batches with the most scans of all time; 20 at most. */
  batches: z.array(z.object({ id: z.string(), createdAt: z.string().nullable(), codes: z.int(), ...ranked })),
});
export type ScanStatistics = z.infer<typeof ScanStatistics>;
