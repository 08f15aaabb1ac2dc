import pMap from 'p-map';
import { mayStillInvite } from '../../../commands/accounts/accept-invitation.ts';
import { keptInvitations } from '../../../commands/accounts/invitation-record.ts';
import { inviteStaff, withdrawInvitation } from '../../../commands/accounts/invite.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { InvitationView } from '../../../contract/schemas/invitation.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { Invitation } from '../../../domain/account/invitation/state.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { proveIdentity } from '../../edge/caller/second-step.ts';
import { languageOf } from '../../edge/language.ts';
import { forgive, giveBack, limit, mailOf, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { maskedEmail, seesNames } from '../../views/masked.ts';
import { peopleBy } from '../../views/people.ts';
import type { PeoplePorts } from './ports.ts';

/** Routes of the console on the invitations to the staff. */
export const invitationHandlers = (context: PeoplePorts): readonly BoundRoute[] => [
  bind(ROUTES.invitations, async ({ caller }) => ok(await openInvitations(context, caller))),

  bind(ROUTES.inviteStaff, async ({ body: { email, role, ...proof }, caller, request }) => {
    if (role === 'admin') {
      const proven = await proveIdentity(context, request, caller, proof);
      if (!proven.ok) return proven;
    }
    const mail = mailOf('inviteStaff', email);
    const ofTheDay = [RULES.mailsByEmail, email] as const;
    const limited = await limit(context, mail, ofTheDay);
    if (limited) return limited;
    const language = caller.account.language ?? languageOf(request);
    const invited = await inviteStaff(context, caller, { email, role, language });
    if (invited.ok) return ok({ id: invited.value.userId, message: CONSOLE_MESSAGES.staffInvited });
    // No mail goes out.
    await forgive(context, ...mail);
    await giveBack(context, ...ofTheDay);
    return invited;
  }),

  bind(ROUTES.withdrawInvitation, async ({ params: { id }, caller }) => {
    const withdrawn = await withdrawInvitation(context, caller, id);
    return withdrawn.ok ? ok({ message: CONSOLE_MESSAGES.invitationWithdrawn }) : withdrawn;
  }),
];

/** Accounts that are read at the same time. */
const AT_ONCE = 8;

type Open = Invitation & { readonly id: string; readonly email: string };

/** Returns the open invitations, the next to expire first. The log says which are open; the vault has the e-mails. */
async function openInvitations(context: PeoplePorts, reader: SignedInCaller): Promise<InvitationView[]> {
  const kept = await keptInvitations(context);
  const found = await pMap(
    kept,
    async ({ userId: id, email }): Promise<readonly Open[]> => {
      const { invitation } = (await context.log.load(ACCOUNT, id)).state;
      if (invitation === null || !(await mayStillInvite(context, invitation))) return [];
      return [{ ...invitation, id, email }];
    },
    { concurrency: AT_ONCE },
  );
  const open = found.flat().toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1));
  const personOf = await peopleBy(
    context,
    reader,
    open.map(({ inviter }) => inviter),
  );
  const shown = seesNames(reader) ? (email: string) => email : maskedEmail;
  return open.map(({ id, email, role, inviter, expiresAt }) => {
    const { firstName = '', lastName = '' } = personOf(inviter) ?? {};
    return { id, email: shown(email), role, inviter: `${firstName} ${lastName}`.trim(), expiresAt };
  });
}
