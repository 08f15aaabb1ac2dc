import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** What is kept of those who scan: nothing in it says who they are. */
export const Visitor = z.object({
  device: z.enum(['mobile', 'tablet', 'desktop', 'other']),
  os: z.string(),
  browser: z.string(),
  /** The host of the page that led here; absent when none was told. */
  referrer: z.string().optional(),
});
export type Visitor = z.infer<typeof Visitor>;

/** A code, milliseconds since 1970, and the place in the event's list of visitors. */
export const Scan = z.tuple([z.string(), z.int(), z.int().nonnegative()]);
export type Scan = z.infer<typeof Scan>;

export const scanEvents = [
  defineEvent(
    'ScansRecorded',
    'The scans that one process answered while its last ones were being made durable (512 at most): of each its code, its time in milliseconds since 1970, and the place in the list of who scanned, where those who are alike stand once',
    z.object({ visitors: z.array(Visitor).min(1), scans: z.array(Scan).min(1) }),
  ),
] as const;

export type ScansData = z.infer<(typeof scanEvents)[0]['data']>;

export const SCAN_STREAMS = 'scans-';
/** The journal of one api process. */
export const scanStream = (slot: number): string => `${SCAN_STREAMS}${slot}`;
