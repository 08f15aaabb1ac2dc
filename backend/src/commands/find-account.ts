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
  const { state: reservation } = await log.load(RESERVATION, reservationStream(secrets.emailKey(email)));
  if (reservation.userId === null) return undefined;
  const { state: account } = await log.load(ACCOUNT, accountStream(reservation.userId));
  return account.status === 'present' ? { userId: reservation.userId, account } : undefined;
}
