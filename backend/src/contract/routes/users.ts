import { z } from 'zod';
import { UserId } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { LanguageBody, UpdateUserBody, User } from '../schemas/user.ts';

export const userRoutes = {
  me: defineRoute({
    method: 'GET',
    path: '/user/me',
    access: 'session',
    beforePassword: true,
    tag: 'users',
    summary: 'The signed-in user',
    answer: z.object({ user: User }),
    errors: [],
  }),
  chooseLanguage: defineRoute({
    method: 'PUT',
    path: '/user/language',
    access: 'session',
    tag: 'users',
    summary: 'Choose the language of the screens and mails of the signed-in user',
    body: LanguageBody,
    answer: LanguageBody,
    errors: [],
  }),
  updateUser: defineRoute({
    method: 'PUT',
    path: '/user/update/:id',
    access: 'session',
    beforePassword: true,
    tag: 'users',
    summary:
      "Change one's own name, email or password; a new password ends all other sessions, a new email waits as pendingEmail until its one-time code is entered. Answers the same whether another account has the email or not",
    params: z.object({ id: UserId }),
    body: UpdateUserBody,
    answer: z.object({ user: User, message: z.string() }),
    errors: [
      'forbidden',
      'old_password_wrong',
      'password_common',
      'password_of_site',
      'password_personal',
      'password_change_required',
      'edited_meanwhile',
    ],
  }),
  cancelEmailChange: defineRoute({
    method: 'DELETE',
    path: '/user/pending-email',
    access: 'session',
    tag: 'users',
    summary: 'Keep the email, and forget the changed one that waits for its one-time code',
    answer: z.object({ user: User, message: z.string() }),
    errors: ['edited_meanwhile'],
  }),
} as const;
