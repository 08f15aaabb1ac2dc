import { ok, type Result, refuse } from '../../contract/result.ts';
import type { Account } from '../../domain/account/state.ts';
import type { CommandContext } from '../context.ts';
import { findOtp, issueOtp, spendOtp } from './one-time-codes.ts';
import { passwordMatches } from './passwords.ts';

/** What shows that the signed-in person is at the keyboard: the password, or a mailed code where the account has none. */
export interface Proof {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/** Apart from the code that verifies an e-mail: neither can be used for the other. */
const placeOf = (userId: string): string => `confirm ${userId}`;

/** Returns a new six-digit code that confirms one step of an account without a password. */
export const issueConfirmation = (
  context: CommandContext,
  userId: string,
  { emailKey }: Account,
): Promise<string> => issueOtp(context, placeOf(userId), emailKey);

/** Checks a proof. A mailed code is valid for one step, and for five tries. */
export async function provePerson(
  context: CommandContext,
  userId: string,
  account: Account,
  { password, otp }: Proof,
): Promise<Result<undefined, 'password_wrong' | 'otp_invalid'>> {
  if (account.credential !== null) {
    const right = await passwordMatches(context, account.credential, password ?? '');
    return right ? ok(undefined) : refuse('password_wrong', { issues: [passwordIssue] });
  }
  const found =
    otp === undefined ? undefined : await findOtp(context, placeOf(userId), account.emailKey, otp);
  if (found === undefined) return refuse('otp_invalid');
  await spendOtp(context, placeOf(userId), found);
  return ok(undefined);
}

const passwordIssue = { path: 'password', message: 'The password is not right' } as const;
