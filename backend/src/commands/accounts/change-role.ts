import { type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountCommand } from '../../domain/account/decide.ts';
import type { RoleCommand } from '../../domain/account/role-commands.ts';
import type { Account } from '../../domain/account/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import type { CommandContext } from '../context.ts';
import { endSessions } from '../credentials/sessions.ts';
import { type Handled, handle } from '../handle.ts';
import { letAdminGo, takeAdminBack } from './last-admin.ts';

type Refusal = 'unknown_user' | 'last_admin' | 'not_verified' | 'edited_meanwhile';

/**
 * Changes the role of a person, or disables or enables their account. Where something changed, their sessions end. The
 * last admin keeps their rights. `admins`: the ids of all admins, as far as they are known.
 */
export async function changeRole(
  context: CommandContext,
  actor: Actor,
  userId: string,
  command: RoleCommand,
  admins: readonly string[],
): Promise<Result<Handled<Account>, Refusal>> {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  if (account.status !== 'present') return refuse('unknown_user');
  if (takesAdmin(command)) {
    const left = await letAdminGo(context, actor, { userId, account, admins });
    if (!left.ok) return left;
  }
  const changed = await handle(context, ACCOUNT, actor, userId, command satisfies AccountCommand);
  if (!changed.ok) {
    const { code } = changed.refusal;
    return refuse(code === 'email_taken' || code === 'invitation_ended' ? 'edited_meanwhile' : code);
  }
  if (changed.value.before === changed.value.revision) return changed;
  await takeAdminBack(context, actor, userId, changed.value.state);
  await endSessions(context, userId);
  return changed;
}

const takesAdmin = (command: RoleCommand): boolean =>
  command.type === 'disableAccount' || (command.type === 'changeRole' && command.role !== 'admin');
