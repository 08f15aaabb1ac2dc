import { z } from 'zod';
import { Message, ShortCode } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { HandOverBody } from '../../schemas/hand-over.ts';
import { AdminCode } from '../admin.ts';

const byId = z.object({ id: ShortCode });

/** How admins help the owner of a code. */
export const codeHelpRoutes = {
  handOverCode: defineRoute({
    method: 'POST',
    path: '/admin-api/codes/:id/hand-over',
    access: 'people.manage',
    tag: 'admin',
    summary:
      'Give a code to another owner, named by id or verified email. Name, content and files are gone from it, unless a link, number or smart link is kept. Both people get a mail. `If-Match` with the revision refuses a code that has changed',
    params: byId,
    body: HandOverBody,
    answer: z.object({ code: AdminCode, message: z.string() }),
    errors: ['unknown_code', 'unknown_user', 'account_disabled', 'not_verified', 'edited_meanwhile'],
  }),
  mailCode: defineRoute({
    method: 'POST',
    path: '/admin-api/codes/:id/mail',
    access: 'people.manage',
    tag: 'admin',
    summary: 'Mail the owner of a code its address, its name and where it leads',
    params: byId,
    answer: Message,
    errors: ['unknown_code', 'not_verified', 'account_disabled', 'edited_meanwhile'],
  }),
} as const;
