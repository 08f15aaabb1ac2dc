import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** One scan: nothing in it says who scanned. */
export const Scan = z.object({
  code: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  device: z.enum(['mobile', 'tablet', 'desktop', 'other']),
  os: z.string(),
  browser: z.string(),
  /** The host of the page that led here; absent when none was told. */
  referrer: z.string().optional(),
});
export type Scan = z.infer<typeof Scan>;

export const scanEvents = [
  defineEvent(
    'ScansRecorded',
    'The scans that one process answered while its last ones were being made durable (512 at most)',
    z.object({ scans: z.array(Scan).min(1) }),
  ),
] as const;

export const SCAN_STREAMS = 'scans-';
/** The journal of one api process. */
export const scanStream = (slot: number): string => `${SCAN_STREAMS}${slot}`;
