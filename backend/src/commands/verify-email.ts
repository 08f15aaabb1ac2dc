import { ok, refuse } from '../contract/result.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import type { Account } from '../domain/account/state.ts';
import { unlessAway } from '../ports/errors.ts';
import type { CommandContext } from './context.ts';
import { handle } from './handle.ts';
import { findOtp, spendOtp } from './one-time-codes.ts';
import { settleClaim } from './settle-claim.ts';

/**
 * Verifies an account's e-mail with a one-time code, and claims the code that waited for it. Once the e-mail is verified
 * the answer is yes, whatever goes away then: a claim that could not be settled is settled by a reaction. A code that is
 * repeated because its outcome was unknown verifies nothing twice, and is answered alike.
 */
export async function verifyEmail(context: CommandContext, userId: string, account: Account, otp: string) {
  const { emailKey } = account;
  const found = await findOtp(context, userId, emailKey, otp);
  if (found === undefined) return refuse('otp_invalid');
  const verified = await handle(context, ACCOUNT, { kind: 'user', id: userId }, userId, {
    type: 'verifyEmail',
    emailKey,
  });
  if (!verified.ok) return refuse('otp_invalid');
  await unlessAway(spendOtp(context, userId, found));
  const claimed = await unlessAway(settleClaim(context, userId));
  return ok({ ...verified.value, claimed });
}
