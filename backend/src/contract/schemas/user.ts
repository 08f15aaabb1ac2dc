import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import type { ErrorCode } from '../errors.ts';
import { LANGUAGES } from '../language.ts';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { CodeLink, Email, emailField, nameField, Otp, Password, passwordField } from '../primitives.ts';

/** `permissions.ts` says what each may do. */
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** A user in an answer (section 3). */
export const User = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  provider: z.enum(['local', 'google']),
  emailVerified: z.boolean(),
  /** Present for an admin who must turn on two-step sign-in before anything else. */
  mustTurnOnTwoStep: z.literal(true).optional(),
  /** Present for a person who must change a generated password before anything else. */
  mustChangePassword: z.literal(true).optional(),
  /** Present for a person who must accept this version of the terms of use before anything else. */
  mustAcceptTerms: z.string().optional(),
  /** The short code that is claimed once the e-mail is verified. */
  awaitedCode: z.string().optional(),
  /** The e-mail that takes effect once its one-time code is entered. */
  pendingEmail: z.string().optional(),
  /** The language that the person chose, or signed up in. */
  language: z.enum(LANGUAGES).optional(),
});
export type User = z.infer<typeof User>;

/** What a sign-up sent. It has no id: that would tell whether an account has the e-mail. */
export const SignedUpUser = User.omit({
  _id: true,
  pendingEmail: true,
  mustChangePassword: true,
  mustAcceptTerms: true,
  language: true,
});
export type SignedUpUser = z.infer<typeof SignedUpUser>;

/** The owner of a code in an answer. */
export const Owner = User.pick({ _id: true, firstName: true, lastName: true, email: true });
export type Owner = z.infer<typeof Owner>;

/** Why a scanned code was not claimed. */
const CLAIM_REFUSALS = ['already_claimed', 'not_claimable', 'unknown_code'] as const satisfies ErrorCode[];

/** The outcome for the scanned code of a sign-up or sign-in: its short code, and `claimed` or the refusal. */
export const ScannedClaim = z.object({
  code: z.string(),
  outcome: z.enum(['claimed', ...CLAIM_REFUSALS]),
  message: z.string(),
});
export type ScannedClaim = z.infer<typeof ScannedClaim>;

export const RegisterBody = z.strictObject({
  firstName: nameField(FORM_MESSAGES.firstNameRequired),
  lastName: nameField(FORM_MESSAGES.lastNameRequired),
  email: Email,
  password: Password,
  link: CodeLink.optional(),
});

/** A sign-up for a scanned code by e-mail alone. Name and password follow in the profile. */
export const RegisterByEmailBody = RegisterBody.pick({ email: true, link: true });

export const LoginBody = z.strictObject({ email: Email, password: Password, link: CodeLink.optional() });

/** `link`: the code to claim where the answer signs in, if it was scanned after the sign-up. */
export const VerifyEmailBody = z.strictObject({ email: Email, otp: Otp, link: CodeLink.optional() });

/** `link`: the code to claim with the verified e-mail, if it was scanned after the login. */
export const OtpVerifyBody = z.strictObject({ otp: Otp, email: Email.optional(), link: CodeLink.optional() });

export const LanguageBody = z.strictObject({
  language: z.enum(LANGUAGES, 'This is not a language that we have'),
});

export const OtpResendBody = z.strictObject({ email: Email });

export const ResetRequestBody = z.strictObject({ email: Email });

const resetToken = z.string().min(1).max(200);

export const ResetOpenBody = z.strictObject({ token: resetToken });

export const ResetVerifyBody = z.strictObject({
  password: passwordField(LIMITS.password.resetMin, FORM_MESSAGES.passwordResetShort),
  token: resetToken,
});

const optionalPassword = (short: string) =>
  z.union([z.literal(''), z.string().min(LIMITS.password.min, short).max(LIMITS.password.max)]).optional();

/** The profile form (section 5): both passwords or none. `password` is the old one. A name that is left out stays. */
export const UpdateUserBody = z
  .strictObject({
    email: emailField(FORM_MESSAGES.profileEmailRequired),
    firstName: nameField(FORM_MESSAGES.profileFirstName).optional(),
    lastName: nameField(FORM_MESSAGES.profileLastName).optional(),
    password: optionalPassword(FORM_MESSAGES.profilePasswordShort),
    newPassword: optionalPassword(FORM_MESSAGES.profileNewPasswordShort),
  })
  .refine((body) => Boolean(body.password) === Boolean(body.newPassword), {
    message: FORM_MESSAGES.profileBothPasswords,
    path: ['newPassword'],
  });
