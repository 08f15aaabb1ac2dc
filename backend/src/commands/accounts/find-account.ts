import { ACCOUNT } from '../../domain/account/account.ts';
import { neverVerified } from '../../domain/account/register-again.ts';
import type { Account } from '../../domain/account/state.ts';
import { RESERVATION } from '../../domain/reservation/reservation.ts';
import { SIGN_UP } from '../../domain/sign-up/sign-up.ts';
import type { CommandContext } from '../context.ts';
import type { LogContext } from '../handle.ts';

export interface FoundAccount {
  readonly userId: string;
  readonly account: Account;
}

/** Returns the account that has an e-mail; undefined where no account does. */
export const findAccount = (context: CommandContext, email: string): Promise<FoundAccount | undefined> =>
  accountWith(context, context.secrets.emailKey(email));

/** Returns the account that has the e-mail of a key; undefined where no account does. */
export async function accountWith({ log }: LogContext, emailKey: string): Promise<FoundAccount | undefined> {
  const { state: reservation } = await log.load(RESERVATION, emailKey);
  if (reservation.userId === null) return undefined;
  const { state: account } = await log.load(ACCOUNT, reservation.userId);
  // An account that changes its e-mail holds two reservations until the old one is released.
  return account.status === 'present' && account.emailKey === emailKey
    ? { userId: reservation.userId, account }
    : undefined;
}

/** Returns the account of a sign-up with an e-mail that another account has (docs/decisions/0032). */
export async function findSignUp(
  { log, secrets }: CommandContext,
  email: string,
): Promise<FoundAccount | undefined> {
  const emailKey = secrets.emailKey(email);
  const { userId } = (await log.load(SIGN_UP, emailKey)).state;
  if (userId === null) return undefined;
  const { state: account } = await log.load(ACCOUNT, userId);
  return neverVerified(account) && account.emailKey === emailKey ? { userId, account } : undefined;
}

/** Returns the account to which a one-time code or a notice for an e-mail goes: one whose sign-up is unfinished first. */
export const findUnfinished = async (
  context: CommandContext,
  email: string,
): Promise<FoundAccount | undefined> =>
  (await findSignUp(context, email)) ?? (await findAccount(context, email));
