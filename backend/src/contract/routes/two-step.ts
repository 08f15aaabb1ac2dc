import { z } from 'zod';
import { Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  ConfirmBody,
  SecondStepBody,
  TwoStep,
  TwoStepConfirmBody,
  TwoStepSetup,
} from '../schemas/security.ts';
import { ScannedClaim, User } from '../schemas/user.ts';

const WithCodes = Message.extend({ recoveryCodes: z.array(z.string()) });

/** Calls on two-step sign-in with an authenticator app (RFC 6238) and recovery codes. */
export const twoStepRoutes = {
  secondStep: defineRoute({
    method: 'POST',
    path: '/auth/second-step',
    access: 'awaiting-second-step',
    tag: 'auth',
    summary: 'The second step of a sign-in: a code of the authenticator app, or a recovery code',
    body: SecondStepBody,
    answer: Message.extend({ user: User, claim: ScannedClaim.optional() }),
    errors: ['second_step_wrong'],
  }),
  twoStep: defineRoute({
    method: 'GET',
    path: '/user/two-step',
    access: 'session',
    tag: 'users',
    summary: 'Whether two-step sign-in is on, and how many recovery codes are left',
    answer: TwoStep,
    errors: [],
  }),
  setUpTwoStep: defineRoute({
    method: 'POST',
    path: '/user/two-step/setup',
    access: 'session',
    tag: 'users',
    summary: 'Get the secret for an authenticator app; it counts once a code of it is confirmed',
    body: ConfirmBody,
    answer: TwoStepSetup,
    errors: ['password_wrong', 'sign_in_again', 'edited_meanwhile'],
  }),
  confirmTwoStep: defineRoute({
    method: 'POST',
    path: '/user/two-step/confirm',
    access: 'session',
    tag: 'users',
    summary: 'Turn two-step sign-in on with a code of the app; answers the recovery codes, this once',
    body: TwoStepConfirmBody,
    answer: WithCodes,
    errors: ['second_step_wrong', 'edited_meanwhile'],
  }),
  turnOffTwoStep: defineRoute({
    method: 'POST',
    path: '/user/two-step/off',
    access: 'session',
    tag: 'users',
    summary: 'Turn two-step sign-in off, with the password or a code',
    body: ConfirmBody,
    answer: Message,
    errors: ['password_wrong', 'second_step_wrong', 'sign_in_again', 'edited_meanwhile', 'two_step_required'],
  }),
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/user/two-step/recovery-codes',
    access: 'session',
    tag: 'users',
    summary: 'Make new recovery codes, with the password or a code; the old ones end',
    body: ConfirmBody,
    answer: WithCodes,
    errors: ['password_wrong', 'second_step_wrong', 'sign_in_again', 'edited_meanwhile'],
  }),
} as const;
