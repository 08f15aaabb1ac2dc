import { systemClock } from '../adapters/system/clock.ts';
import { updateUser } from '../commands/accounts/update-user.ts';
import { verifyEmail } from '../commands/accounts/verify-email.ts';
import { issueOtp } from '../commands/credentials/one-time-codes.ts';
import { ACCOUNT } from '../domain/account/account.ts';
import type { Fixture } from './fixture.ts';

/** Enters the right one-time code for an e-mail of an account. The vault uses the system clock to find expired records. */
export async function confirmEmail(fixture: Fixture, userId: string, email: string, context = fixture) {
  const { state } = await fixture.log.load(ACCOUNT, userId);
  const otp = await issueOtp({ ...fixture, clock: systemClock }, userId, fixture.secrets.emailKey(email));
  return verifyEmail(context, userId, state, otp);
}

/** Changes the e-mail of an account, and enters its one-time code in `context`, as its owner does. */
export async function moveEmail(fixture: Fixture, userId: string, email: string, context = fixture) {
  const { firstName, lastName } = (await fixture.log.load(ACCOUNT, userId)).state;
  const requested = await updateUser(fixture, userId, { firstName, lastName, email });
  return requested.ok ? confirmEmail(fixture, userId, email, context) : requested;
}
