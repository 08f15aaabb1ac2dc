import { may } from '../../contract/access/permissions.ts';
import type { Language } from '../../contract/language.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { type Invitation, isOpen } from '../../domain/account/invitation/state.ts';
import { unlessAway } from '../../ports/errors.ts';
import type { CommandContext } from '../context.ts';
import { refuseWeak } from '../credentials/password-policy.ts';
import { findAccount } from './find-account.ts';
import { dropInvitation, findInvitation, keepInvitation } from './invitation-record.ts';
import { registerAs } from './register.ts';

/** An invitation whose link is shown, and the e-mail that it was sent to. */
export interface ShownInvitation {
  readonly userId: string;
  readonly email: string;
  readonly invitation: Invitation;
}

/** A link names the account to be and a secret: the id finds the e-mail, of which the vault has the secret's hash. */
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{32})$/;

/** Makes the token of a link as it is mailed. Undefined where the invitation has ended or was repeated. */
export async function issueInvitation(
  context: CommandContext,
  userId: string,
  invitation: Invitation,
): Promise<{ readonly token: string; readonly email: string } | undefined> {
  const record = await findInvitation(context, invitation.emailKey);
  if (record?.userId !== userId || !(await mayStillInvite(context, invitation))) return undefined;
  const token = `${userId}.${Buffer.from(context.random.bytes(24)).toString('base64url')}`;
  const { version: seen, email } = record;
  const kept = { userId, email, token: context.secrets.tokenHash(token) };
  const { emailKey, expiresAt } = invitation;
  return (await keepInvitation(context, emailKey, kept, { seen, expiresAt })) ? { token, email } : undefined;
}

/** Returns whether who sent an invitation still may. It ends with their right, as an API key does. */
export async function mayStillInvite(
  { log }: Pick<CommandContext, 'log'>,
  { inviter }: Pick<Invitation, 'inviter'>,
): Promise<boolean> {
  const { status, role, disabled } = (await log.load(ACCOUNT, inviter)).state;
  return status === 'present' && !disabled && may(role, 'people.roles');
}

/** Returns the invitation of a link. A link that is used, withdrawn, replaced or too old opens none. */
export async function openInvitation(
  context: CommandContext,
  token: string,
): Promise<Result<ShownInvitation, 'invitation_ended'>> {
  const [, userId] = TOKEN.exec(token) ?? [];
  if (userId === undefined) return refuse('invitation_ended');
  const { invitation } = (await context.log.load(ACCOUNT, userId)).state;
  if (invitation === null || !isOpen(invitation, context.clock.now().toISOString()))
    return refuse('invitation_ended');
  const record = await findInvitation(context, invitation.emailKey);
  if (record?.userId !== userId || record.token !== context.secrets.tokenHash(token))
    return refuse('invitation_ended');
  if (!(await mayStillInvite(context, invitation))) return refuse('invitation_ended');
  return ok({ userId, email: record.email, invitation });
}

interface Accepted {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly language: Language | undefined;
}

/**
 * Makes the account of an invited person. The link has shown that the e-mail is theirs. The acceptance and the registration
 * are one append, so that of two at once one wins, and none is accepted that was withdrawn.
 */
export async function acceptInvitation(context: CommandContext, token: string, person: Accepted) {
  const opened = await openInvitation(context, token);
  if (!opened.ok) return opened;
  const { userId, email, invitation } = opened.value;
  if (await findAccount(context, email)) return refuse('email_taken');
  const weak = await refuseWeak(person.password, { ...person, email }, 'password');
  if (weak) return weak;
  const account = {
    ...person,
    email,
    role: invitation.role,
    provider: 'local',
    emailVerified: true,
  } as const;
  const made = await registerAs(context, userId, account, invitation.requestId);
  if (!made.ok) {
    const { code } = made.refusal;
    return refuse(code === 'invitation_ended' || code === 'edited_meanwhile' ? code : 'email_taken');
  }
  await unlessAway(dropInvitation(context, invitation.emailKey));
  return made;
}
