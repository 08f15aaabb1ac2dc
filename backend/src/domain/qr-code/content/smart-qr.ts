import { z } from 'zod';

const StoredCondition = z.object({
  _id: z.string().optional(),
  /** Wall-clock times `HH:mm` in the time zone. */
  from: z.string(),
  to: z.string(),
  url: z.string(),
  /** IANA name. */
  timeZone: z.string(),
});

export const StoredSmartQr = z.object({
  infoType: z.literal('smartQR'),
  smartQR: z.object({
    conditions: z.array(StoredCondition),
    /** Empty where there is no default. */
    defaultUrl: z.string(),
  }),
});
