import { ACCOUNT } from '../domain/account/account.ts';
import type { Account } from '../domain/account/state.ts';
import { RESERVATION } from '../domain/reservation/reservation.ts';
import type { CommandContext } from './context.ts';

/** Returns the account that uses an e-mail; undefined where no account does. */
export async function findAccount(
  { log, secrets }: CommandContext,
  email: string,
): Promise<{ readonly userId: string; readonly account: Account } | undefined> {
  const emailKey = secrets.emailKey(email);
  const { state: reservation } = await log.load(RESERVATION, emailKey);
  if (reservation.userId === null) return undefined;
  const { state: account } = await log.load(ACCOUNT, reservation.userId);
  // An account that changes its e-mail holds two reservations until the old one is released.
  return account.status === 'present' && account.emailKey === emailKey
    ? { userId: reservation.userId, account }
    : undefined;
}
