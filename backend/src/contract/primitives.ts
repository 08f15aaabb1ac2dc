import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { linkProblem, normaliseLink } from './links/web-link.ts';
import { FORM_MESSAGES } from './messages.ts';
import { nameLine, withoutAddress } from './name-line.ts';
import { shortCodeOf, shortCodeOfLink } from './short-codes/short-code.ts';

/** A short code in any spelling, parsed into its canonical form. */
export const ShortCode = z
  .string()
  .max(LIMITS.linkLength)
  .transform((text, context) => {
    const code = shortCodeOf(text.trim());
    if (code === undefined) {
      context.addIssue({ code: 'custom', message: 'This is not a short code' });
      return z.NEVER;
    }
    return code;
  });

/** The `link` of a request: a full address or a bare code, parsed into the canonical short code. */
export const CodeLink = z
  .string()
  .max(LIMITS.linkLength)
  .transform((text, context) => {
    const code = shortCodeOfLink(text);
    if (code === undefined) {
      context.addIssue({ code: 'custom', message: 'This is not the link of a QR code' });
      return z.NEVER;
    }
    return code;
  });

const required = (message: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? message : undefined),
});

/** Returns the schema of a required e-mail address, in lower case. `empty` is the message for a missing one. */
export const emailField = (empty: string) =>
  z
    .string(required(empty))
    .trim()
    .toLowerCase()
    .min(1, empty)
    .max(LIMITS.emailLength, FORM_MESSAGES.emailInvalid)
    .pipe(z.email(FORM_MESSAGES.emailInvalid));

export const Email = emailField(FORM_MESSAGES.emailRequired);

/** Returns the schema of a password with a minimum length (section 9: 6, on the reset page 8). */
export const passwordField = (min: number, short: string) =>
  z
    .string(required(FORM_MESSAGES.passwordRequired))
    .min(1, FORM_MESSAGES.passwordRequired)
    .min(min, short)
    .max(LIMITS.password.max, FORM_MESSAGES.passwordLong);

export const Password = passwordField(LIMITS.password.min, FORM_MESSAGES.passwordShort);

/** Returns the schema of a person's first or last name. `message` is the one for a missing name. */
export const nameField = (message: string) =>
  withoutAddress(
    nameLine(
      z.string(required(message)).trim().min(1, message).max(LIMITS.personNameLength, FORM_MESSAGES.nameLong),
    ),
  );

/** Six digits (section 5). */
export const Otp = z
  .string(required(FORM_MESSAGES.otpInvalid))
  .trim()
  .regex(/^\d{6}$/, FORM_MESSAGES.otpInvalid);

/** An http or https address with a dot in its domain. Scheme and host are in lower case, and a missing scheme is added. */
export const WebLink = z
  .string(required(FORM_MESSAGES.linkInvalid))
  .trim()
  .max(LIMITS.linkLength, FORM_MESSAGES.linkInvalid)
  .transform((text, context) => {
    const problem = linkProblem(text);
    if (problem !== undefined) {
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    }
    return normaliseLink(text);
  });

/** Returns the schema of a link by the same rules, or of none: an empty text. */
export const optionalLink = (invalid: string) =>
  z
    .string()
    .trim()
    .max(LIMITS.linkLength, invalid)
    .refine((text) => text === '' || linkProblem(text) === undefined, invalid)
    .transform((text) => (text === '' ? '' : normaliseLink(text)));

/** Returns the schema of an address that must be filled. `required` is the message for a missing one. */
export const requiredLink = (required: string, invalid: string) =>
  z.string({ error: required }).trim().min(1, required).pipe(optionalLink(invalid));

export const UserId = z.uuid('This is not a user id');

export const Timestamp = z.iso.datetime();

/** A query parameter that is 'true' or 'false'. */
export const BooleanParameter = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The id of a session or passkey: a keyed hash. */
export const HashId = z.string().regex(/^[0-9a-f]{40}$/);

/** The answer to a call that has nothing else to tell (section 8, successes). */
export const Message = z.object({ message: z.string() });
