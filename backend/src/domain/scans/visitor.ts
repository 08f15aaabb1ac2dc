import { z } from 'zod';

/** The stored data of a visitor. It does not identify a person. */
export const Visitor = z.object({
  device: z.enum(['mobile', 'tablet', 'desktop', 'other']),
  os: z.string(),
  browser: z.string(),
  /** The registrable domain of the referring page, in old events its host; absent where the request names none. */
  referrer: z.string().optional(),
});
export type Visitor = z.infer<typeof Visitor>;
