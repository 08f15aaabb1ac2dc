import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { Email, Timestamp } from '../primitives.ts';
import { ConfirmBody, OwnSession } from './security.ts';
import { Role, User } from './user.ts';

/** A person in the console's list. Names and e-mail are masked for an auditor without sight of names. */
export const AdminPerson = User.pick({
  firstName: true,
  lastName: true,
  email: true,
  role: true,
  provider: true,
  emailVerified: true,
}).extend({
  /** The id of the account; react-admin requires the name. */
  id: z.string(),
  /** Whether a sign-in with the password needs a second step. */
  twoStep: z.boolean(),
  /** Whether an admin has disabled the account. */
  disabled: z.boolean(),
  createdAt: Timestamp,
});
export type AdminPerson = z.infer<typeof AdminPerson>;

/** A person on their page in the console. */
export const AdminPersonDetails = AdminPerson.extend({
  /** Whether an auditor reads names and e-mails. */
  seesNames: z.boolean(),
  /** Whether a one-time code can be mailed, because an e-mail waits for it. */
  awaitsOtp: z.boolean(),
  /**
   * The terms of use that the person accepted, the last of the installation and of each domain with terms of its own, the newest
   * first: the day of the version, and when.
   */
  terms: z.array(
    z.object({
      /** Whose terms they are; null for those of the installation. */
      domain: z.string().nullable(),
      version: z.string(),
      /** Where they stand, if not among the texts of the installation. */
      link: z.string().nullable(),
      at: Timestamp,
    }),
  ),
  /** The browsers in which the person is signed in, the newest first. */
  sessions: z.array(OwnSession.omit({ current: true })),
});
export type AdminPersonDetails = z.infer<typeof AdminPersonDetails>;

/** Filters of the list of people. `q`: the beginning of an e-mail, or of a part of a name. */
export const PersonFilter = z.strictObject({
  q: z.string().max(LIMITS.emailLength).optional(),
  role: Role.optional(),
  disabled: z.boolean().optional(),
  id: z.array(z.string()).max(1000).optional(),
});
export type PersonFilter = z.infer<typeof PersonFilter>;

/** An admin gives a person another role, and proves who asks. `seesNames`: whether an auditor reads names and e-mails. */
export const ChangeRoleBody = ConfirmBody.extend({ role: Role, seesNames: z.boolean().default(false) });

/** An admin gives a person another e-mail, and proves who asks. */
export const ChangeUserEmailBody = ConfirmBody.extend({ email: Email });
