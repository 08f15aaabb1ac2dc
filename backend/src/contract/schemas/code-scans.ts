import { z } from 'zod';
import { scanTallies } from './scan-tallies.ts';

/** The statistics of a code's scans. The days are the last 90, today last. */
export const CodeScans = z.object({ total: z.int(), ...scanTallies });
export type CodeScans = z.infer<typeof CodeScans>;
