import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { Visitor } from './visitor.ts';

/** UTC days since 1970, hours of the day in UTC, device classes and sites, each with a count. Days and hours without scans are left out. */
const counts = {
  hours: z.array(z.tuple([z.int(), z.int()])),
  devices: z.array(z.tuple([Visitor.shape.device, z.int()])),
  referrers: z.array(z.tuple([z.string(), z.int()])),
};
const days = z.array(z.tuple([z.int(), z.int()]));

export const scansSummed = defineEvent(
  'ScansSummed',
  'The scans of the events of the slot’s journal from revision `from` to `upTo`, both inclusive, as sums: those of each code, of each UTC day and of each batch. The events themselves are removed',
  z.object({
    from: z.int(),
    upTo: z.int(),
    scans: z.int(),
    codes: z.array(z.object({ code: z.string(), days, ...counts })),
    /** `day`: UTC days since 1970. */
    days: z.array(z.object({ day: z.int(), ...counts })),
    /** Scans whose batch is not known are in none. */
    batches: z.array(z.object({ batch: z.string(), days })),
  }),
);

export type ScanSums = z.infer<typeof scansSummed.data>;
export type SummedCounts = Pick<ScanSums['codes'][number], 'hours' | 'devices' | 'referrers'>;
