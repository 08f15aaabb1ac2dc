import { z } from 'zod';
import { Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { ConfirmBody } from '../schemas/security.ts';

/** How a person signs in, and whether Google is offered here. */
const SignInMethods = z.object({ password: z.boolean(), google: z.boolean(), googleOffered: z.boolean() });

export const googleRoutes = {
  signInMethods: defineRoute({
    method: 'GET',
    path: '/user/sign-in-methods',
    access: 'verified',
    tag: 'users',
    summary: 'How the signed-in user can sign in',
    answer: SignInMethods,
    errors: [],
  }),
  permitGoogleLink: defineRoute({
    method: 'POST',
    path: '/user/google',
    access: 'verified',
    tag: 'users',
    summary:
      'Prove, with the password or a code, that the user links Google; this browser may then begin once',
    body: ConfirmBody,
    answer: Message,
    errors: ['google_not_set_up', 'password_wrong', 'second_step_wrong', 'sign_in_again', 'edited_meanwhile'],
  }),
  unlinkGoogle: defineRoute({
    method: 'DELETE',
    path: '/user/google',
    access: 'verified',
    tag: 'users',
    summary: 'Unlink Google; a user needs a password for it',
    answer: SignInMethods.extend({ message: z.string() }),
    errors: ['password_needed', 'edited_meanwhile'],
  }),
} as const;
