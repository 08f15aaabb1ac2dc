import { z } from 'zod';

/** What the console's jump bar offers beside its sections. */
export const JumpTarget = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('code'),
    code: z.string(),
    /** The name of the code, if it has one. */
    name: z.string().nullable(),
    /** The name of its owner, if it has one. */
    owner: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('batch'),
    id: z.string(),
    /** Empty for a batch that nobody has named. */
    name: z.string(),
    createdAt: z.string(),
    /** How many codes were generated. */
    size: z.int(),
  }),
  z.object({
    kind: z.literal('person'),
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
]);
export type JumpTarget = z.infer<typeof JumpTarget>;
