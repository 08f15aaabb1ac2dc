import { actorOf } from '../../../commands/actor.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { emailToVerify } from '../../../domain/account/state.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { limit, mailOf, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { managedAccount } from '../../views/managed-account.ts';
import type { PeoplePorts } from './ports.ts';

/** Mails that an admin has sent to a person who can't sign in. */
export const mailHandlers = (context: PeoplePorts): readonly BoundRoute[] => [
  bind(ROUTES.resendUserOtp, async ({ params: { id }, caller }) => {
    const managed = await managedAccount(context, caller, id);
    if (!managed.ok) return managed;
    const account = managed.value;
    const awaited = emailToVerify(account);
    if (!awaited) return refuse('edited_meanwhile');
    const requested = await request(context, caller, id, 'requestVerification', awaited.email);
    return requested.ok ? ok({ message: MESSAGES.otpSent }) : requested;
  }),

  bind(ROUTES.sendPasswordLink, async ({ params: { id }, caller }) => {
    const managed = await managedAccount(context, caller, id);
    if (!managed.ok) return managed;
    const account = managed.value;
    // The link would set a password with which nobody can sign in.
    if (account.disabled) return refuse('account_disabled');
    const requested = await request(context, caller, id, 'requestPasswordReset', account.email);
    return requested.ok ? ok({ message: CONSOLE_MESSAGES.passwordLinkSent }) : requested;
  }),
];

/** Requests a mail. It costs what the person's own request costs. */
async function request(
  context: PeoplePorts,
  caller: SignedInCaller,
  id: string,
  type: 'requestVerification' | 'requestPasswordReset',
  email: string,
) {
  const limited = await limit(context, mailOf(type, email), [RULES.mailsByEmail, email]);
  if (limited) return limited;
  const command = { type, requestId: context.random.uuid() };
  const requested = await handle(context, ACCOUNT, actorOf(caller), id, command);
  return requested.ok ? requested : refuse('edited_meanwhile');
}
