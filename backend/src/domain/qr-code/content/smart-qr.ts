import { z } from 'zod';

const StoredCondition = z.object({
  _id: z.string().optional(),
  /** Wall-clock times `HH:mm` in the time zone. */
  from: z.string(),
  to: z.string(),
  url: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  /** Whether `to` is on the day after `from`. */
  overnight: z.boolean().optional(),
  /** The days on which the window may begin. */
  days: z.array(z.enum(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])).optional(),
  /** The first and the last of these days, `YYYY-MM-DD`. */
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  /** Languages of visitors, as BCP 47 primary tags. */
  languages: z.array(z.string()).optional(),
  devices: z.array(z.enum(['ios', 'android', 'computer'])).optional(),
});

export const StoredSmartQr = z.object({
  infoType: z.literal('smartQR'),
  smartQR: z.object({
    conditions: z.array(StoredCondition),
    /** Empty where there is no default. */
    defaultUrl: z.string(),
    /** IANA name of the zone whose clock counts. Without it, the clock of the visitor counts. */
    zone: z.string().optional(),
  }),
});
