import { actorOf } from '../../commands/actor.ts';
import { changeRole } from '../../commands/change-role.ts';
import { MESSAGES } from '../../contract/messages.ts';
import { ok } from '../../contract/result.ts';
import { ROUTES } from '../../contract/routes/index.ts';
import { adminIds } from '../../read-models/users/users.ts';
import { type BoundRoute, bind } from '../bind.ts';
import type { HttpContext } from '../context.ts';
import { proveIdentity } from '../second-step.ts';
import { userReached } from '../user-reached.ts';

/** Routes of the console on accounts. */
export const peopleHandlers = (context: HttpContext): readonly BoundRoute[] => [
  bind(ROUTES.changeRole, async ({ params: { id }, body, caller, request }) => {
    const { role, seesNames, ...proof } = body;
    const proven = await proveIdentity(context, request, caller, proof);
    if (!proven.ok) return proven;
    const command = { type: 'changeRole', role, seesNames } as const;
    const changed = await changeRole(context, actorOf(caller), id, command, await adminIds(context.store));
    if (!changed.ok) return changed;
    await userReached(context, id, changed.value);
    return ok({ message: MESSAGES.roleChanged });
  }),
];
