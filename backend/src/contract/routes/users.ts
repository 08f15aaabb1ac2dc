import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { UserId } from '../schemas/primitives.ts';
import { LanguageBody, UpdateUserBody, User } from '../schemas/user.ts';

export const userRoutes = {
  me: defineRoute({
    method: 'GET',
    path: '/user/me',
    access: 'session',
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
    summary: 'Choose the language of the mails to the signed-in user',
    body: LanguageBody,
    answer: LanguageBody,
    errors: [],
  }),
  updateUser: defineRoute({
    method: 'PUT',
    path: '/user/update/:id',
    access: 'session',
    tag: 'users',
    summary:
      "Change one's own name, email or password; a new password ends all other sessions, a new email must be verified. An email that is not verified yet can be changed, too: it may be mistyped",
    params: z.object({ id: UserId }),
    body: UpdateUserBody,
    answer: z.object({ user: User, message: z.string() }),
    errors: [
      'forbidden',
      'email_taken',
      'old_password_wrong',
      'password_common',
      'password_personal',
      'edited_meanwhile',
    ],
  }),
} as const;
