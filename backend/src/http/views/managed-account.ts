import type { LogContext } from '../../commands/handle.ts';
import { managesRole } from '../../contract/access/permissions.ts';
import { ok, type Result, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { Account } from '../../domain/account/state.ts';
import type { Caller } from '../../domain/caller.ts';

/** Returns the account of a present person that the caller may manage: anyone's for admins, else that of a user. */
export async function managedAccount(
  { log }: Pick<LogContext, 'log'>,
  caller: Caller,
  userId: string,
): Promise<Result<Account, 'unknown_user' | 'forbidden'>> {
  const { state: account } = await log.load(ACCOUNT, userId);
  if (account.status !== 'present') return refuse('unknown_user');
  return managesRole(caller.role, account.role) ? ok(account) : refuse('forbidden');
}
