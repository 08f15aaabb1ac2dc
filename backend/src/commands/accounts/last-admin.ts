import { ok, type Result } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Account } from '../../domain/account/state.ts';
import { ONLY } from '../../domain/aggregate.ts';
import { INSTALLATION } from '../../domain/installation/installation.ts';
import type { Actor } from '../../ports/event-store.ts';
import { handle, type LogContext } from '../handle.ts';

interface Leaving {
  readonly userId: string;
  readonly account: Account;
  /** The ids of all admins, as far as they are known. The log decides who of them still is one. */
  readonly admins: readonly string[];
}

const isAdmin = ({ status, role, disabled }: Account): boolean =>
  status === 'present' && role === 'admin' && !disabled;

/**
 * Takes an admin out of those who count, before they lose their rights; refuses for the last one. The stream of the
 * installation decides, so that of two who leave at once one stays.
 */
export async function letAdminGo(
  context: LogContext,
  actor: Actor,
  { userId, account, admins }: Leaving,
): Promise<Result<undefined, 'last_admin' | 'edited_meanwhile'>> {
  if (!isAdmin(account)) return ok(undefined);
  const others: string[] = [];
  for (const id of admins)
    if (id !== userId && isAdmin((await context.log.load(ACCOUNT, id)).state)) others.push(id);
  const command = { type: 'letAdminGo', userId, others } as const;
  const left = await handle(context, INSTALLATION, actor, ONLY, command);
  return left.ok ? ok(undefined) : left;
}

/** Counts a person as an admin again. It follows the event that made them one: until then they don't count. */
export async function takeAdminBack(context: LogContext, actor: Actor, userId: string, account: Account) {
  if (isAdmin(account)) await handle(context, INSTALLATION, actor, ONLY, { type: 'takeAdminBack', userId });
}
