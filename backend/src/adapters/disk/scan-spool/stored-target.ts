import { z } from 'zod';

export const StoredTarget = z.object({
  stream: z.string(),
  expected: z.union([z.literal('none'), z.int()]),
});
