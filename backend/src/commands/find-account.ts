import { accountStream } from '../domain/account/events.ts';
import type { Account } from '../domain/account/state.ts';
import { ACCOUNT, RESERVATION } from '../domain/aggregates.ts';
import { reservationStream } from '../domain/reservation/reservation.ts';
import type { CommandContext } from './context.ts';

/** The account that an e-mail belongs to; undefined when there is none. */
export async function findAccount(
  { log, secrets }: CommandContext,
  email: string,
): Promise<{ readonly userId: string; readonly account: Account } | undefined> {
  const emailKey = secrets.emailKey(email);
  const { state: reservation } = await log.load(RESERVATION, reservationStream(emailKey));
  if (reservation.userId === null) return undefined;
  const { state: account } = await log.load(ACCOUNT, accountStream(reservation.userId));
  // One that is changing its address holds two for a moment; one of them is not its own, or not any more.
  return account.status === 'present' && account.emailKey === emailKey
    ? { userId: reservation.userId, account }
    : undefined;
}
