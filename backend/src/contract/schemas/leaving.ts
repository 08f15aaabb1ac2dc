import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { FORM_MESSAGES } from '../messages.ts';
import { Otp } from '../primitives.ts';

/** The password of the signed-in person, or the mailed one-time code where the account has no password. */
const proof = {
  password: z
    .string()
    .min(1, FORM_MESSAGES.passwordRequired)
    .max(LIMITS.password.max, FORM_MESSAGES.passwordLong)
    .optional(),
  otp: Otp.optional(),
};

const hasProof = ({ password, otp }: { password?: string | undefined; otp?: string | undefined }) =>
  password !== undefined || otp !== undefined;
const needed = { message: FORM_MESSAGES.passwordRequired, path: ['password'] };

export const DownloadDataBody = z.strictObject(proof).refine(hasProof, needed);

/** What becomes of the codes: anyone may claim them again, or they stay closed until an admin approves them. */
export const CodesLeft = z.enum(['release', 'close'], FORM_MESSAGES.codesLeft);
export type CodesLeft = z.infer<typeof CodesLeft>;

export const EraseAccountBody = z.strictObject({ ...proof, codes: CodesLeft }).refine(hasProof, needed);

/** An admin deletes the account of a person who asks for it. The reason stays in the log. */
export const EraseUserBody = z.strictObject({
  reason: z
    .string(FORM_MESSAGES.erasureReason)
    .trim()
    .min(LIMITS.erasureReason.min, FORM_MESSAGES.erasureReason)
    .max(LIMITS.erasureReason.max, FORM_MESSAGES.erasureReason),
  codes: CodesLeft,
});

/** What the screens tell before a person leaves. */
export const Leaving = z.object({
  /** What shows that the person asks: their password, or a mailed code. */
  proof: z.enum(['password', 'code']),
  codes: z.int(),
  files: z.int(),
});
export type Leaving = z.infer<typeof Leaving>;

/** An erasure, as admins see it. It names nobody. */
export const Erasure = z.object({
  /** The id of the account. */
  id: z.string(),
  at: z.string(),
  by: z.enum(['user', 'admin', 'system']),
  /** Null where the person asked for it themselves. */
  reason: z.string().nullable(),
  codes: CodesLeft,
  /** Whether everything is removed, and the key destroyed. */
  complete: z.boolean(),
});
export type Erasure = z.infer<typeof Erasure>;
