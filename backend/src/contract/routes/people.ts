import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { ChangeRoleBody } from '../schemas/person.ts';
import { UserId } from '../schemas/primitives.ts';

const Message = z.object({ message: z.string() });
const byId = z.object({ id: UserId });

/** The accounts, as the console reads and changes them. */
export const peopleRoutes = {
  changeRole: defineRoute({
    method: 'PUT',
    path: '/admin-api/users/:id/role',
    access: 'admin',
    tag: 'admin',
    summary:
      'Give a person another role; their sessions end. It needs the password of the admin, or a code of their second step. The last admin stays',
    params: byId,
    body: ChangeRoleBody,
    answer: Message,
    errors: [
      'unknown_user',
      'last_admin',
      'not_verified',
      'password_wrong',
      'second_step_wrong',
      'sign_in_again',
      'edited_meanwhile',
    ],
  }),
} as const;
