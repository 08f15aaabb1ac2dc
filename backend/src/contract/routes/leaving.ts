import { z } from 'zod';
import { Message, UserId } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { DownloadDataBody, EraseAccountBody, EraseUserBody, Erasure, Leaving } from '../schemas/leaving.ts';
import { wholeNumber } from '../schemas/list-query.ts';

export const leavingRoutes = {
  leaving: defineRoute({
    method: 'GET',
    path: '/user/leaving',
    access: 'session',
    tag: 'users',
    summary: 'What a deletion of the own account would remove, and what it asks for',
    answer: Leaving,
    errors: [],
  }),
  requestConfirmation: defineRoute({
    method: 'POST',
    path: '/user/confirmation',
    access: 'session',
    tag: 'users',
    summary:
      'Mail a one-time code that confirms a download or a deletion; only for an account without a password',
    body: z.strictObject({}),
    answer: Message,
    errors: ['password_wrong', 'edited_meanwhile'],
  }),
  prepareDownload: defineRoute({
    method: 'POST',
    path: '/user/download',
    access: 'session',
    tag: 'users',
    summary:
      "Get the address of a ZIP with everything kept about the signed-in person. It works once, for ten minutes, in this person's session",
    body: DownloadDataBody,
    answer: z.object({ address: z.string(), message: z.string() }),
    errors: ['password_wrong', 'otp_invalid'],
  }),
  eraseAccount: defineRoute({
    method: 'POST',
    path: '/user/erase',
    access: 'session',
    tag: 'users',
    summary: 'Delete the own account for ever, with its contents, files and secrets; ends every session',
    body: EraseAccountBody,
    answer: Message,
    errors: ['password_wrong', 'otp_invalid', 'last_admin', 'edited_meanwhile'],
  }),
  eraseUser: defineRoute({
    method: 'POST',
    path: '/admin-api/users/:id/erase',
    access: 'people.manage',
    tag: 'admin',
    summary: 'Delete the account of a person who asks for it, with a reason that stays in the log',
    params: z.object({ id: UserId }),
    body: EraseUserBody,
    answer: Message,
    errors: ['unknown_user', 'last_admin', 'edited_meanwhile'],
  }),
  erasures: defineRoute({
    method: 'GET',
    path: '/admin-api/erasures',
    access: 'people.read',
    tag: 'admin',
    summary: 'Deleted accounts, the last one first, with the reasons of admins',
    query: z.object({
      limit: wholeNumber(1, 200).default(50),
      skip: wholeNumber(0).default(0),
    }),
    answer: z.object({ total: z.int(), erasures: z.array(Erasure) }),
    errors: [],
  }),
} as const;
