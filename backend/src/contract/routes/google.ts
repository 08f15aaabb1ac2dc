import { z } from 'zod';
import { defineRoute } from '../route.ts';

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
