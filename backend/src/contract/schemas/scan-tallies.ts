import { z } from 'zod';

export const DeviceClass = z.enum(['mobile', 'tablet', 'desktop', 'other']);
export type DeviceClass = z.infer<typeof DeviceClass>;

/** Scans counted by what is known of each. */
export const scanTallies = {
  /** UTC days, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** Scans by the hour of the day (UTC): 24 counts, from midnight on. */
  hours: z.array(z.int()).length(24),
  /** The device classes with scans, most scans first. */
  devices: z.array(z.object({ device: DeviceClass, count: z.int() })),
  /** The hosts of the referring pages, most scans first; 20 at most. A scan by a camera has none. */
  referrers: z.array(z.object({ host: z.string(), count: z.int() })),
  /** Scans from further hosts. */
  otherReferrers: z.int(),
};
