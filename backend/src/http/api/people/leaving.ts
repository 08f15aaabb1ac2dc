import type { Request } from 'express';
import { erasePerson } from '../../../commands/accounts/erase-person.ts';
import { actorOf } from '../../../commands/actor.ts';
import { type Proof, provePerson } from '../../../commands/credentials/prove-person.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { allCodesOwnedBy } from '../../../read-models/codes/queries.ts';
import { adminIds } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import type { SessionCookie } from '../../edge/caller/session-cookie.ts';
import { languageOf } from '../../edge/language.ts';
import { forgive, limit, mailOf, RULES } from '../../edge/limits/limits.ts';
import { addressOf } from '../../edge/limits/networks.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { managedAccount } from '../../views/managed-account.ts';
import { seesNames } from '../../views/masked.ts';
import { userReached } from '../../views/user-reached.ts';
import { erasuresPage } from './erasures.ts';
import { issueTicket } from './personal-data/ticket.ts';
import type { PeoplePorts } from './ports.ts';

/** Routes of people who take their data or leave, and of admins who delete an account. */
export const leavingHandlers = (context: PeoplePorts, cookie: SessionCookie): readonly BoundRoute[] => [
  bind(ROUTES.leaving, async ({ caller: { id, account } }) => {
    let codes = 0;
    let files = 0;
    for await (const code of allCodesOwnedBy(context.store, id)) {
      codes += 1;
      files += Object.keys(code.files).length;
    }
    return ok({ proof: account.credential === null ? 'code' : 'password', codes, files });
  }),

  bind(ROUTES.requestConfirmation, async ({ caller, request }) => {
    if (caller.account.credential !== null) return refuse('password_wrong');
    const { email } = caller.account;
    const limited = await limit(context, mailOf('requestConfirmation', email), [RULES.mailsByEmail, email]);
    if (limited) return limited;
    const requestId = context.random.uuid();
    const command = { type: 'requestConfirmation', requestId, language: languageOf(request) } as const;
    const requested = await handle(context, ACCOUNT, actorOf(caller), caller.id, command);
    return requested.ok ? ok({ message: MESSAGES.confirmationSent }) : refuse('edited_meanwhile');
  }),

  bind(ROUTES.prepareDownload, async ({ body, caller, request }) => {
    const proven = await prove(context, caller, body, request);
    if (!proven.ok) return proven;
    const limited = await limit(context, [RULES.downloadByUser, caller.id]);
    if (limited) return limited;
    return ok({ address: await issueTicket(context, caller.id), message: MESSAGES.downloadReady });
  }),

  bind(ROUTES.eraseAccount, async ({ body: { codes, ...proof }, caller, request, response }) => {
    const proven = await prove(context, caller, proof, request);
    if (!proven.ok) return proven;
    const admins = caller.role === 'admin' ? await adminIds(context.store) : [];
    const erased = await erasePerson(context, actorOf(caller), caller.id, { codes, admins });
    if (!erased.ok)
      return refuse(erased.refusal.code === 'unknown_user' ? 'edited_meanwhile' : erased.refusal.code);
    response.append('Set-Cookie', cookie.clear());
    return ok({ message: MESSAGES.accountDeleted });
  }),

  bind(ROUTES.eraseUser, async ({ params: { id }, body, caller }) => {
    const managed = await managedAccount(context, caller, id);
    if (!managed.ok) return managed;
    const limited = await limit(context, [RULES.eraseByAdmin, caller.id]);
    if (limited) return limited;
    const admins = await adminIds(context.store);
    const erased = await erasePerson(context, actorOf(caller), id, { ...body, admins });
    if (!erased.ok) return erased;
    await userReached(context, id, erased.value);
    return ok({ message: CONSOLE_MESSAGES.userErased });
  }),

  bind(ROUTES.erasures, async ({ query, caller }) => {
    const { total, erasures } = await erasuresPage(context, query);
    // An admin may have written a name into the reason.
    const reasonFor = (reason: string | null) => (seesNames(caller) ? reason : null);
    return ok({ total, erasures: erasures.map((one) => ({ ...one, reason: reasonFor(one.reason) })) });
  }),
];

/** Checks who asks. Wrong passwords and codes count as those of the profile do. */
async function prove(
  context: PeoplePorts,
  { id, account }: SignedInCaller,
  proof: Proof,
  request: Request,
): Promise<Result<undefined, 'password_wrong' | 'otp_invalid' | 'too_many_requests' | 'too_many_mails'>> {
  const guesses = [RULES.oldPasswordByUser, id] as const;
  const limited = await limit(context, [RULES.oldPasswordByAddress, addressOf(request)], guesses);
  if (limited) return limited;
  const proven = await provePerson(context, id, account, proof);
  if (proven.ok) await forgive(context, ...guesses);
  return proven;
}
