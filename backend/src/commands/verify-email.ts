import { ok, refuse } from '../contract/result.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import type { Account } from '../domain/account/state.ts';
import { unlessAway } from '../ports/errors.ts';
import type { CommandContext } from './context.ts';
import { handle } from './handle.ts';
import { findOtp, type Guesser, spendOtp } from './one-time-codes.ts';
import { settleClaimOf } from './settle-claim.ts';

/**
 * Verifies an account's e-mail with a one-time code, and claims the QR code that waits for it. It succeeds once the
 * e-mail is verified; where an engine fails after that, a reaction settles the claim. A repeat with the same one-time
 * code, after an unknown outcome, changes nothing and returns the same.
 */
export async function verifyEmail(
  context: CommandContext,
  userId: string,
  account: Account,
  otp: string,
  guesser?: Guesser,
) {
  const { emailKey } = account;
  const found = await findOtp(context, userId, emailKey, otp, guesser);
  if (found === undefined) return refuse('otp_invalid');
  const verified = await handle(context, ACCOUNT, { kind: 'user', id: userId }, userId, {
    type: 'verifyEmail',
    emailKey,
  });
  if (!verified.ok) return refuse('otp_invalid');
  await unlessAway(spendOtp(context, userId, found));
  const code = verified.value.state.awaitedCode;
  const claim = code === null ? undefined : await unlessAway(settleClaimOf(context, userId, code));
  return ok({ ...verified.value, claim });
}
