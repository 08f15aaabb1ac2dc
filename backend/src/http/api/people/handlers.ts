import { changeRole } from '../../../commands/accounts/change-role.ts';
import { actorOf } from '../../../commands/actor.ts';
import { keptSessions } from '../../../commands/credentials/session-records.ts';
import { endSessionById, endSessions } from '../../../commands/credentials/sessions.ts';
import { turnOffTwoStep } from '../../../commands/credentials/two-step.ts';
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
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { contentRange } from '../../edge/routes/content-range.ts';
import { managedAccount } from '../../views/managed-account.ts';
import { seesNames } from '../../views/masked.ts';
import { userReached } from '../../views/user-reached.ts';
import { sessionViews } from '../sign-in/session-views.ts';
import { changeEmailHandler } from './change-email.ts';
import { invitationHandlers } from './invitations.ts';
import { mailHandlers } from './mails.ts';
import type { PeoplePorts } from './ports.ts';
import { personView } from './view.ts';

/** Routes of the console on accounts. */
export const peopleHandlers = (context: PeoplePorts): readonly BoundRoute[] => [
  ...mailHandlers(context),
  changeEmailHandler(context),
  ...invitationHandlers(context),

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
      terms: account.terms.map(({ domain, version, link, at }) => ({ domain, version, link, at })),
      sessions: account.disabled ? [] : sessionViews(await keptSessions(context, id), account.credential),
    });
  }),

  bind(ROUTES.endUserSession, async ({ params: { id, session }, caller }) => {
    const managed = await managedAccount(context, caller, id);
    if (!managed.ok) return managed;
    const ended = await endSessionById(context, id, session);
    return ended ? ok({ message: MESSAGES.sessionEnded }) : refuse('unknown_session');
  }),

  bind(ROUTES.endUserSessions, async ({ params: { id }, caller }) => {
    const managed = await managedAccount(context, caller, id);
    if (!managed.ok) return managed;
    await endSessions(context, id);
    return ok({ message: CONSOLE_MESSAGES.userSignedOut });
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
    const managed = await managedAccount(context, caller, id);
    if (!managed.ok) return managed;
    const proven = await proveIdentity(context, request, caller, body);
    if (!proven.ok) return proven;
    const turned = await turnOffTwoStep(context, { id, account: managed.value }, actorOf(caller));
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
  const managed = await managedAccount(context, caller, id);
  if (!managed.ok) return managed;
  const admins = await adminIds(context.store);
  const changed = await changeRole(context, actorOf(caller), id, command, admins);
  if (!changed.ok) return changed;
  await userReached(context, id, changed.value);
  return ok({ message });
}
