import { changeEmailFor } from '../../../commands/accounts/change-email-for.ts';
import { findAccount } from '../../../commands/accounts/find-account.ts';
import { actorOf } from '../../../commands/actor.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok, refuse, refuseField } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { proveIdentity } from '../../edge/caller/second-step.ts';
import { forgive, giveBack, limit, mailOf, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { managedAccount } from '../../views/managed-account.ts';
import { userReached } from '../../views/user-reached.ts';
import type { PeoplePorts } from './ports.ts';

/** Changes the e-mail of a person who mistyped it, or lost its mailbox. */
export const changeEmailHandler = (context: PeoplePorts): BoundRoute =>
  bind(ROUTES.changeUserEmail, async ({ params: { id }, body: { email, ...proof }, caller, request }) => {
    const managed = await managedAccount(context, caller, id);
    if (!managed.ok) return managed;
    const account = managed.value;
    // Nobody could sign in to enter the code.
    if (account.disabled) return refuse('account_disabled');
    if (email === account.email) return refuseField('email', 'This is the email of the account already');
    if (email === account.pendingEmail?.email)
      return refuseField('email', 'This email waits for its one-time code already');
    const proven = await proveIdentity(context, request, caller, proof);
    if (!proven.ok) return proven;
    const holder = await findAccount(context, email);
    if (holder && holder.userId !== id) return refuse('email_taken');
    const mail = mailOf('requestVerification', email);
    const ofTheDay = [RULES.mailsByEmail, email] as const;
    const limited = await limit(context, mail, ofTheDay);
    if (limited) return limited;
    const changed = await changeEmailFor(context, actorOf(caller), id, account, email);
    if (!changed.ok) {
      await forgive(context, ...mail);
      await giveBack(context, ...ofTheDay);
      const { code } = changed.refusal;
      return refuse(code === 'email_taken' ? 'email_taken' : 'edited_meanwhile');
    }
    await userReached(context, id, changed.value);
    const { emailCorrected, emailChangeSent } = CONSOLE_MESSAGES;
    return ok({ message: account.provenEmail === null ? emailCorrected : emailChangeSent });
  });
