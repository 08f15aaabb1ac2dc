import { z } from 'zod';
import { FORM_MESSAGES } from '../messages.ts';
import { Email, nameField, Password, Timestamp } from '../primitives.ts';
import { ConfirmBody } from './security.ts';
import { Role, User } from './user.ts';

/** The roles that an admin may invite to: those of the staff. Everybody else signs up. */
export const StaffRole = Role.exclude(['user']);
export type StaffRole = z.infer<typeof StaffRole>;

/** An invitation of another admin holds the proof of who invites. */
export const InviteBody = ConfirmBody.extend({ email: Email, role: StaffRole });

export type NewInvitation = z.input<typeof InviteBody>;

/** An open invitation in the console's list. E-mail and name are masked for an auditor without sight of names. */
export const InvitationView = z.object({
  /** The id of the account that it leads to. */
  id: z.string(),
  email: z.string(),
  role: StaffRole,
  /** The first and last name of the admin. */
  inviter: z.string(),
  expiresAt: Timestamp,
});
export type InvitationView = z.infer<typeof InvitationView>;

/** The token of a mailed link. The body holds it, because addresses are logged. */
export const InvitationBody = z.strictObject({ token: z.string().min(1).max(200) });

/** What a mailed link is for, as its page shows it. */
export const OpenedInvitation = z.object({ email: z.string(), role: StaffRole, inviter: z.string() });
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** The rules of a sign-up. The invitation has the e-mail. */
export const AcceptInvitationBody = InvitationBody.extend({
  firstName: nameField(FORM_MESSAGES.firstNameRequired),
  lastName: nameField(FORM_MESSAGES.lastNameRequired),
  password: Password,
});

export const JoinedStaff = z.object({ user: User, message: z.string() });
