import { z } from 'zod';
import { Email, UserId } from '../primitives.ts';

/** Who becomes the owner of a code, by id or by e-mail. `keep`: a link, number or smart link stays. */
export const HandOverBody = z
  .strictObject({ userId: UserId.optional(), email: Email.optional(), keep: z.boolean().default(false) })
  .refine(({ userId, email }) => (userId === undefined) !== (email === undefined), {
    error: 'Name the new owner, by id or by email',
    path: ['userId'],
  });
