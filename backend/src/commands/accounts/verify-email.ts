import { ok, refuse } from '../../contract/result.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { type Account, emailToVerify } from '../../domain/account/state.ts';
import { unlessAway } from '../../ports/errors.ts';
import { actorOf } from '../actor.ts';
import { settleClaimOf } from '../codes/settle-claim.ts';
import type { CommandContext } from '../context.ts';
import { findOtp, type Guesser, spendOtp } from '../credentials/one-time-codes.ts';
import { handle } from '../handle.ts';
import { ownReservation, reserveEmail } from './email-reservation.ts';

/**
 * Verifies the e-mail of an account with a one-time code, or puts the changed one that waits into effect, and claims the QR
 * code that waits for it. It succeeds once the e-mail is verified; where an engine fails after that, a reaction settles
 * the claim. A repeat with the same one-time code, after an unknown outcome, changes nothing and returns the same.
 */
export async function verifyEmail(
  context: CommandContext,
  userId: string,
  account: Account,
  otp: string,
  guesser?: Guesser,
) {
  const { emailKey } = emailToVerify(account) ?? account;
  const found = await findOtp(context, userId, emailKey, otp, guesser);
  if (found === undefined) return refuse('otp_invalid');
  const verified = await takeEmail(context, userId, account, emailKey);
  if (!verified.ok) return refuse('otp_invalid');
  await unlessAway(spendOtp(context, userId, found));
  const code = verified.value.state.awaitedCode;
  const claim = code === null ? undefined : await unlessAway(settleClaimOf(context, userId, code));
  return ok({ ...verified.value, claim });
}

/** Reserves the e-mail where the account does not hold it yet, and takes it. Of several accounts, the first one gets it. */
async function takeEmail(context: CommandContext, userId: string, account: Account, emailKey: string) {
  const actor = actorOf({ id: userId, role: account.role });
  const own = await ownReservation(context, userId, account);
  if (emailKey === account.emailKey) {
    const reserved = own ? ok(own) : await reserveEmail(context, emailKey, userId);
    return reserved.ok
      ? handle(context, ACCOUNT, actor, userId, { type: 'verifyEmail', emailKey })
      : reserved;
  }
  const reserved = await reserveEmail(context, emailKey, userId);
  if (!reserved.ok) return reserved;
  const { revision } = reserved.value;
  return handle(context, ACCOUNT, actor, userId, {
    type: 'confirmEmailChange',
    userId,
    reserved: { emailKey, revision },
    replaces: account.emailKey,
    releases: own,
  });
}
