import { ok, refuse } from '../contract/result.ts';
import type { Account } from '../domain/account/state.ts';
import { changeAccount } from './change-account.ts';
import type { CommandContext } from './context.ts';
import { redeemOtp } from './one-time-codes.ts';
import { settleClaim } from './settle-claim.ts';

/** Verifies an account's e-mail with a one-time code, and claims the code that waited for it. */
export async function verifyEmail(context: CommandContext, userId: string, account: Account, otp: string) {
  const { emailKey, emailVerified } = account;
  if (emailVerified || !(await redeemOtp(context, userId, emailKey, otp))) return refuse('otp_invalid');
  const verified = await changeAccount(context, { kind: 'user', id: userId }, userId, {
    type: 'verifyEmail',
    emailKey,
  });
  if (!verified.ok) return refuse('otp_invalid');
  const claimed = await settleClaim(context, userId);
  return ok({ ...verified.value, userId, claimed });
}
