import { z } from 'zod';
import { HashId, Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  AddPasskeyBody,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeySignInBody,
} from '../schemas/passkey.ts';
import { ConfirmBody } from '../schemas/security.ts';
import { ScannedClaim, User } from '../schemas/user.ts';

/** Calls on passkeys (WebAuthn level 3). */
export const passkeyRoutes = {
  passkeySignInOptions: defineRoute({
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'anyone',
    tag: 'auth',
    summary: 'Get a challenge for a sign-in with a passkey, bound to this browser and one use',
    answer: z.object({ options: PasskeyRequestOptions }),
    errors: [],
  }),
  passkeySignIn: defineRoute({
    method: 'POST',
    path: '/auth/passkey',
    access: 'anyone',
    tag: 'auth',
    summary: 'Sign in with a passkey that has verified its user, which counts as both steps',
    body: PasskeySignInBody,
    answer: Message.extend({ user: User, claim: ScannedClaim.optional() }),
    errors: ['passkey_refused', 'account_disabled'],
  }),
  passkeys: defineRoute({
    method: 'GET',
    path: '/user/passkeys',
    access: 'session',
    tag: 'users',
    summary: 'The passkeys of the signed-in user',
    answer: z.object({ passkeys: z.array(Passkey) }),
    errors: [],
  }),
  passkeyOptions: defineRoute({
    method: 'POST',
    path: '/user/passkeys/options',
    access: 'session',
    tag: 'users',
    summary: 'Get the options for a new passkey, with the password or a code',
    body: ConfirmBody,
    answer: z.object({ options: PasskeyCreationOptions }),
    errors: ['password_wrong', 'second_step_wrong', 'sign_in_again', 'edited_meanwhile'],
  }),
  addPasskey: defineRoute({
    method: 'POST',
    path: '/user/passkeys',
    access: 'session',
    tag: 'users',
    summary: 'Add a passkey to the signed-in user',
    body: AddPasskeyBody,
    answer: Message.extend({ passkey: Passkey }),
    status: 201,
    errors: ['passkey_refused', 'edited_meanwhile'],
  }),
  removePasskey: defineRoute({
    method: 'DELETE',
    path: '/user/passkeys/:id',
    access: 'session',
    tag: 'users',
    summary: 'Remove a passkey; it does not sign in any more',
    params: z.object({ id: HashId }),
    answer: Message,
    errors: ['unknown_passkey', 'edited_meanwhile'],
  }),
} as const;
