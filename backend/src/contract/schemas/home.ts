import { z } from 'zod';

/** What waits for the people who run the shop, and what is new. */
export const Home = z.object({
  /** Codes that no admin has approved. */
  unapproved: z.int(),
  /** All codes. */
  codes: z.int(),
  /** The scans of the last 14 UTC days, oldest first, today last. */
  days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  /** The codes that were claimed last; ten at most. `owner`: a name, null for a person who has left. */
  claims: z.array(
    z.object({
      code: z.string(),
      claimedAt: z.string(),
      name: z.string().nullable(),
      owner: z.string().nullable(),
    }),
  ),
});
export type Home = z.infer<typeof Home>;
