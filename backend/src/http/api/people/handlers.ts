import { actorOf } from '../../../commands/actor.ts';
import { changeRole } from '../../../commands/change-role.ts';
import { handle } from '../../../commands/handle.ts';
import { keptSessions } from '../../../commands/session-records.ts';
import { endSessionById, endSessions } from '../../../commands/sessions.ts';
import { turnOffTwoStep } from '../../../commands/two-step.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { MESSAGES } from '../../../contract/messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { RoleCommand } from '../../../domain/account/role-commands.ts';
import { emailToVerify } from '../../../domain/account/state.ts';
import { adminIds, listUsers, usersById } from '../../../read-models/users/users.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { proveIdentity } from '../../edge/caller/second-step.ts';
import { limit, mailOf, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange } from '../../edge/routes/content-range.ts';
import { seesNames } from '../../views/masked.ts';
import { userReached } from '../../views/user-reached.ts';
import { sessionViews } from '../sign-in/session-views.ts';
import type { PeoplePorts } from './ports.ts';
import { personView } from './view.ts';

/** Routes of the console on accounts. */
export const peopleHandlers = (context: PeoplePorts): readonly BoundRoute[] => [
  bind(ROUTES.adminUsers, async ({ query: { range, filter = {} }, caller, response }) => {
    const [from, to] = range ?? [0, LIMITS.listPageSize - 1];
    const { q, role, disabled, id } = filter;
    // A search would tell an auditor without sight who has an account.
    if (q && !seesNames(caller)) return refuse('forbidden');
    const found = q ? await context.people.find(q) : undefined;
    const ids = found && id ? found.filter((one) => id.includes(one)) : (found ?? id);
    const { total, rows } = await listUsers(context.store, {
      ids,
      role,
      disabled,
      limit: to - from + 1,
      skip: from,
    });
    contentRange(response, 'users', from, rows.length, total);
    return ok(rows.map((row) => personView(caller, row)));
  }),

  bind(ROUTES.adminUser, async ({ params: { id }, caller }) => {
    const { state: account } = await context.log.load(ACCOUNT, id);
    if (account.status !== 'present') return refuse('unknown_user');
    const document = (await usersById(context.store, [id])).get(id);
    if (!document) return refuse('unknown_user');
    const person = { ...account, id, twoStep: account.secondFactor !== null };
    return ok({
      ...personView(caller, {
        ...person,
        createdAt: document.createdAt,
      }),
      seesNames: account.seesNames,
      awaitsOtp: emailToVerify(account) !== undefined,
      sessions: account.disabled ? [] : sessionViews(await keptSessions(context, id), account.credential),
    });
  }),

  bind(ROUTES.endUserSession, async ({ params: { id, session } }) =>
    (await endSessionById(context, id, session))
      ? ok({ message: MESSAGES.sessionEnded })
      : refuse('unknown_session'),
  ),

  bind(ROUTES.endUserSessions, async ({ params: { id } }) => {
    const { state: account } = await context.log.load(ACCOUNT, id);
    if (account.status !== 'present') return refuse('unknown_user');
    await endSessions(context, id);
    return ok({ message: CONSOLE_MESSAGES.userSignedOut });
  }),

  bind(ROUTES.resendUserOtp, async ({ params: { id }, caller }) => {
    const { state: account } = await context.log.load(ACCOUNT, id);
    if (account.status !== 'present') return refuse('unknown_user');
    const awaited = emailToVerify(account);
    if (!awaited) return refuse('edited_meanwhile');
    const { email } = awaited;
    const limited = await limit(context, mailOf('requestVerification', email), [RULES.mailsByEmail, email]);
    if (limited) return limited;
    const command = { type: 'requestVerification', requestId: context.random.uuid() } as const;
    const requested = await handle(context, ACCOUNT, actorOf(caller), id, command);
    return requested.ok ? ok({ message: MESSAGES.otpSent }) : refuse('edited_meanwhile');
  }),

  bind(ROUTES.disableUser, ({ params: { id }, caller }) =>
    change(context, caller, id, { type: 'disableAccount' }, CONSOLE_MESSAGES.userDisabled),
  ),

  bind(ROUTES.enableUser, ({ params: { id }, caller }) =>
    change(context, caller, id, { type: 'enableAccount' }, CONSOLE_MESSAGES.userEnabled),
  ),

  bind(ROUTES.changeRole, async ({ params: { id }, body, caller, request }) => {
    const { role, seesNames: sight, ...proof } = body;
    const proven = await proveIdentity(context, request, caller, proof);
    if (!proven.ok) return proven;
    const command = { type: 'changeRole', role, seesNames: sight } as const;
    return change(context, caller, id, command, CONSOLE_MESSAGES.roleChanged);
  }),

  bind(ROUTES.turnOffUserTwoStep, async ({ params: { id }, body, caller, request }) => {
    const proven = await proveIdentity(context, request, caller, body);
    if (!proven.ok) return proven;
    const { state: account } = await context.log.load(ACCOUNT, id);
    if (account.status !== 'present') return refuse('unknown_user');
    const turned = await turnOffTwoStep(context, { id, account }, actorOf(caller));
    if (!turned.ok) return turned;
    await endSessions(context, id);
    await userReached(context, id, turned.value);
    return ok({ message: MESSAGES.twoStepOff });
  }),
];

/** Changes the role of a person, or whether they may sign in. */
async function change(
  context: PeoplePorts,
  caller: SignedInCaller,
  id: string,
  command: RoleCommand,
  message: string,
) {
  const admins = await adminIds(context.store);
  const changed = await changeRole(context, actorOf(caller), id, command, admins);
  if (!changed.ok) return changed;
  await userReached(context, id, changed.value);
  return ok({ message });
}
