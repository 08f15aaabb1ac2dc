import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { CodeLink, Otp, Timestamp } from '../primitives.ts';
import { canonicalShortCode } from '../short-codes/short-code.ts';

const LONGEST_CODE = 40;

/** A session of the signed-in person. */
export const OwnSession = z.object({
  id: z.string(),
  /** Families without versions, such as Safari and iOS; `other` where the user agent does not tell. */
  browser: z.string(),
  os: z.string(),
  openedAt: Timestamp,
  /** To the hour. */
  seenAt: Timestamp,
  /** Whether this call was made in it. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** The six digits of an authenticator app, or a recovery code in any spelling; parsed without spaces and hyphens. */
export const SecondStepCode = z
  .string()
  .max(LONGEST_CODE, FORM_MESSAGES.secondStepWrong)
  .transform((text, context) => {
    const typed = text.replace(/[\s-]/g, '');
    const code = Otp.safeParse(typed).data ?? canonicalShortCode(typed);
    if (code !== undefined) return code;
    context.addIssue({ code: 'custom', message: FORM_MESSAGES.secondStepWrong });
    return z.NEVER;
  });

export const SecondStepBody = z.strictObject({ code: SecondStepCode, link: CodeLink.optional() });

/** Proves that the signed-in person is the one who asks: the password, or a code of the second step. */
export const ConfirmBody = z.strictObject({
  password: z.string().max(LIMITS.password.max).optional(),
  code: SecondStepCode.optional(),
});
export type ConfirmBody = z.infer<typeof ConfirmBody>;

export const TwoStepConfirmBody = z.strictObject({ code: Otp });

/** How the signed-in person's sign-in is secured. */
export const TwoStep = z.object({
  on: z.boolean(),
  /** Whether the operator requires it of the person. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Whether the person has a password, with which they can prove who they are. */
  hasPassword: z.boolean(),
});
export type TwoStep = z.infer<typeof TwoStep>;

/** The start of a set-up: the same secret as text, as an address for apps, and as a QR symbol (SVG). */
export const TwoStepSetup = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;
