import { z } from 'zod';

/** A code that the console's jump bar offers. */
export const JumpTarget = z.object({
  code: z.string(),
  /** The name of the code, if it has one. */
  name: z.string().nullable(),
  /** The name of its owner, if it has one. */
  owner: z.string().nullable(),
});
export type JumpTarget = z.infer<typeof JumpTarget>;
