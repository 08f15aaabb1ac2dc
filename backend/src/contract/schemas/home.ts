import { z } from 'zod';

/** What waits for the people who run the shop, and what is new. Days are UTC days, and the last one is today. */
export const Home = z.object({
  /** Codes that no admin has approved. */
  unapproved: z.int(),
  /** All codes. */
  codes: z.int(),
  /** Codes whose owner claimed them in the last seven days. */
  claimed: z.int(),
  /** Those of the seven days before. */
  claimedBefore: z.int(),
  /** The scans of eight weeks of seven days, oldest first. `from`: the first day of the week. */
  weeks: z.array(z.object({ from: z.iso.date(), count: z.int() })),
});
export type Home = z.infer<typeof Home>;
