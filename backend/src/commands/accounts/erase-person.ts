import { type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { CodesLeft } from '../../domain/account/events.ts';
import type { Account } from '../../domain/account/state.ts';
import type { Actor } from '../../ports/event-store.ts';
import { type Handled, handle, type LogContext } from '../handle.ts';
import { letAdminGo } from './last-admin.ts';

export interface Erasing {
  readonly codes: CodesLeft;
  /** Why an admin or an operator erases the person. */
  readonly reason?: string | undefined;
  /** Refuses where the account was used after this time. ISO 8601, UTC. */
  readonly unusedSince?: string | undefined;
  /** The ids of all admins, as far as they are known. The log decides who of them still is one. */
  readonly admins: readonly string[];
}

/**
 * Ends an account for ever. Its sessions end with it. Codes, files, secrets and the key follow by reactions. It refuses to
 * erase the last admin.
 */
export async function erasePerson(
  context: LogContext,
  actor: Actor,
  userId: string,
  { admins, ...erasing }: Erasing,
): Promise<Result<Handled<Account>, 'unknown_user' | 'last_admin' | 'edited_meanwhile'>> {
  const { state: account } = await context.log.load(ACCOUNT, userId);
  if (account.status !== 'present') return refuse('unknown_user');
  const left = await letAdminGo(context, actor, { userId, account, admins });
  if (!left.ok) return left;
  const erased = await handle(context, ACCOUNT, actor, userId, { type: 'erase', ...erasing });
  if (erased.ok) return erased;
  return refuse(erased.refusal.code === 'edited_meanwhile' ? 'edited_meanwhile' : 'unknown_user');
}
