import { CONSOLE_MESSAGES } from '../../contract/console-messages.ts';
import type { Language } from '../../contract/language.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { StaffRole } from '../../domain/account/role.ts';
import type { Account } from '../../domain/account/state.ts';
import type { Caller } from '../../domain/caller.ts';
import { unlessAway } from '../../ports/errors.ts';
import { actorOf } from '../actor.ts';
import type { CommandContext } from '../context.ts';
import { type Handled, handle } from '../handle.ts';
import { findAccount } from './find-account.ts';
import { dropInvitation, findInvitation, keepInvitation } from './invitation-record.ts';

/** How long the mailed link opens an account. */
export const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const INVITEE_KNOWN = { message: CONSOLE_MESSAGES.inviteeKnown };

interface Invited {
  readonly email: string;
  readonly role: StaffRole;
  readonly language: Language | undefined;
}

/**
 * Invites a person to the staff, or once more: the link before is worth nothing then. The e-mail is in the vault before the
 * log names its key. Of two invitations of one e-mail at once, the second repeats the first.
 */
export async function inviteStaff(
  context: CommandContext,
  inviter: Caller,
  { email, role, language }: Invited,
): Promise<Result<{ readonly userId: string }, 'email_taken' | 'edited_meanwhile'>> {
  if (await findAccount(context, email)) return refuse('email_taken', INVITEE_KNOWN);
  const { clock, random, secrets } = context;
  const emailKey = secrets.emailKey(email);
  const before = await findInvitation(context, emailKey);
  const userId = before && (await isAbsent(context, before.userId)) ? before.userId : random.uuid();
  const expiresAt = new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS).toISOString();
  const record = { userId, email, token: null };
  if (!(await keepInvitation(context, emailKey, record, { seen: before?.version ?? 0, expiresAt })))
    return refuse('edited_meanwhile');
  const requestId = random.uuid();
  const command = {
    type: 'inviteStaff',
    requestId,
    emailKey,
    role,
    inviter: inviter.id,
    expiresAt,
    language,
  } as const;
  const invited = await handle(context, ACCOUNT, actorOf(inviter), userId, command);
  if (invited.ok) return ok({ userId });
  return invited.refusal.code === 'email_taken'
    ? refuse('email_taken', INVITEE_KNOWN)
    : refuse('edited_meanwhile');
}

/** Withdraws an invitation: its link opens nothing, and the e-mail is removed. */
export async function withdrawInvitation(
  context: CommandContext,
  admin: Caller,
  userId: string,
): Promise<Result<Handled<Account>, 'edited_meanwhile'>> {
  const { state } = await context.log.load(ACCOUNT, userId);
  const seen = state.invitation && (await findInvitation(context, state.invitation.emailKey));
  const withdrawn = await handle(context, ACCOUNT, actorOf(admin), userId, { type: 'withdrawInvitation' });
  if (!withdrawn.ok || state.invitation === null) return refuse('edited_meanwhile');
  // What stays after an outage ends with the link.
  if (seen) await unlessAway(dropInvitation(context, state.invitation.emailKey, seen.version));
  return withdrawn;
}

/** A record may outlive its invitation, where an outage kept it from being removed. */
const isAbsent = async ({ log }: CommandContext, userId: string): Promise<boolean> =>
  (await log.load(ACCOUNT, userId)).state.status === 'absent';
