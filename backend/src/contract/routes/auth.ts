import { z } from 'zod';
import { Message } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  LoginBody,
  OtpResendBody,
  OtpVerifyBody,
  RegisterBody,
  RegisterByEmailBody,
  ResetOpenBody,
  ResetRequestBody,
  ResetVerifyBody,
  ScannedClaim,
  SignedUpUser,
  User,
  VerifyEmailBody,
} from '../schemas/user.ts';

const UserMessage = z.object({ user: User, message: z.string() });
const claim = ScannedClaim.optional();

export const authRoutes = {
  loginStatus: defineRoute({
    method: 'GET',
    path: '/auth/login/status',
    access: 'anyone',
    tag: 'auth',
    summary: 'Whether this browser is signed in, and whether it can sign in with Google',
    answer: z.object({
      loggedIn: z.boolean(),
      user: User.nullable(),
      /** Present where the password was right, and the second step is still to come. */
      secondStep: z.literal(true).optional(),
      google: z.boolean().default(false),
    }),
    errors: [],
  }),
  logout: defineRoute({
    method: 'GET',
    path: '/auth/logout',
    access: 'anyone',
    tag: 'auth',
    summary: 'Sign out; the session can not be used again',
    answer: Message,
    errors: [],
    changesState: true,
  }),
  register: defineRoute({
    method: 'POST',
    path: '/user/register',
    access: 'anyone',
    tag: 'auth',
    summary:
      'Sign up; a one-time code is mailed, and a code given as link is claimed once the email is verified. Answers the same whether an account has the email or not: its owner gets a mail that says so',
    body: RegisterBody,
    answer: z.object({ user: SignedUpUser, message: z.string() }),
    status: 201,
    errors: ['edited_meanwhile', 'password_common', 'password_of_site', 'password_personal'],
  }),
  registerByEmail: defineRoute({
    method: 'POST',
    path: '/user/register/email',
    access: 'anyone',
    tag: 'auth',
    summary:
      'Sign up by email alone, without name and password; otherwise as POST /user/register. A password of an unfinished sign-up with the email is removed',
    body: RegisterByEmailBody,
    answer: z.object({ user: SignedUpUser, message: z.string() }),
    status: 201,
    errors: ['edited_meanwhile'],
  }),
  verifyEmail: defineRoute({
    method: 'POST',
    path: '/user/verify-email',
    access: 'anyone',
    tag: 'auth',
    summary:
      'Verify an email with the one-time code mailed to it. In the browser whose sign-up holds, it also opens the first session, once: the answer then has the user',
    body: VerifyEmailBody,
    answer: Message.extend({
      /** Present where a session was opened. */
      user: User.optional(),
      claim,
    }),
    errors: ['otp_invalid'],
  }),
  login: defineRoute({
    method: 'POST',
    path: '/user/login',
    access: 'anyone',
    tag: 'auth',
    summary:
      'Sign in; with an unverified email the session may only read /user/me, verify, change its own profile and sign out. With two-step sign-in it answers second_step_needed, with the cookie of a session for POST /auth/second-step',
    body: LoginBody,
    answer: UserMessage.extend({ claim }),
    errors: ['wrong_credentials', 'second_step_needed', 'account_disabled'],
  }),
  otpVerify: defineRoute({
    method: 'POST',
    path: '/user/otp-verify',
    access: 'session',
    tag: 'auth',
    summary:
      "Verify the signed-in user's email, or put a changed one into effect, with the one-time code mailed to it",
    body: OtpVerifyBody,
    answer: UserMessage.extend({ claim }),
    errors: ['otp_invalid'],
  }),
  otpResend: defineRoute({
    method: 'POST',
    path: '/user/otp-resend',
    access: 'anyone',
    tag: 'auth',
    summary:
      'Mail a new one-time code, at most one a minute; answers the same whether the email is known or not',
    body: OtpResendBody,
    answer: Message,
    errors: [],
  }),
  requestPasswordReset: defineRoute({
    method: 'POST',
    path: '/user/reset-password',
    access: 'anyone',
    tag: 'auth',
    summary: 'Mail a link to set a new password; answers the same whether the email is known or not',
    body: ResetRequestBody,
    answer: Message,
    errors: [],
  }),
  openReset: defineRoute({
    method: 'POST',
    path: '/user/reset-password/open',
    access: 'anyone',
    tag: 'auth',
    summary: 'Whether the token of a mailed link can still set a new password. The token is not used up',
    body: ResetOpenBody,
    answer: z.object({ valid: z.literal(true) }),
    errors: ['reset_token_invalid'],
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/user/reset-password/verify',
    access: 'anyone',
    tag: 'auth',
    summary: 'Set a new password with the token of the mailed link; ends every session of the user',
    body: ResetVerifyBody,
    answer: Message,
    errors: ['reset_token_invalid', 'password_common', 'password_of_site', 'password_personal'],
  }),
} as const;
