import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../adapters/system/clock.ts';
import { openWorkshop, type Workshop } from '../testing/workshop.ts';
import { findAccount } from './find-account.ts';
import { issueOtp } from './one-time-codes.ts';
import { register } from './register.ts';
import { issueResetToken, resetPassword } from './reset-password.ts';
import { sessionIsLive } from './sessions.ts';
import { openSession, signIn } from './sign-in.ts';
import { setPassword, updateUser } from './update-user.ts';
import { verifyEmail } from './verify-email.ts';

const EMAIL = 'ada@example.com';
const NAMES = { firstName: 'Ada', lastName: 'Byron' };

let workshop: Workshop;
beforeEach(async () => {
  // The vault uses the system clock to find expired records.
  workshop = { ...(await openWorkshop()), clock: systemClock };
  await register(workshop, {
    ...NAMES,
    email: EMAIL,
    role: 'user',
    provider: 'local',
    emailVerified: true,
    password: 'first-password',
  });
});
afterEach(() => workshop.close());

async function ada(email = EMAIL) {
  const found = await findAccount(workshop, email);
  if (!found) throw new Error('No account has this e-mail');
  return found;
}

it('a session that was opened during a change of the password is invalid', async () => {
  const { userId, account } = await ada();
  await setPassword(workshop, userId, account, 'second-password');
  const late = await openSession(workshop, userId, account);

  const { account: now } = await ada();
  expect(await sessionIsLive(workshop, late, now)).toBe(false);
  const signed = await signIn(workshop, EMAIL, 'second-password', undefined);
  expect(signed.ok && (await sessionIsLive(workshop, signed.value.session, now))).toBe(true);
});

it('a password that has changed meanwhile stays valid and is not overwritten', async () => {
  const { userId, account } = await ada();
  await setPassword(workshop, userId, account, 'second-password');

  const second = await setPassword(workshop, userId, account, 'third-password');

  expect(second).toMatchObject({ ok: false, refusal: { code: 'edited_meanwhile' } });
  expect((await signIn(workshop, EMAIL, 'second-password', undefined)).ok).toBe(true);
});

it('a new password invalidates every other reset link', async () => {
  const { userId, account } = await ada();
  const [first, second] = [
    await issueResetToken(workshop, userId, account),
    await issueResetToken(workshop, userId, account),
  ];

  expect((await resetPassword(workshop, first, 'second-password')).ok).toBe(true);
  expect(await resetPassword(workshop, second, 'third-password')).toMatchObject({
    refusal: { code: 'reset_token_invalid' },
  });
});

it('a new email invalidates the mails to the old one, and the old one is unknown', async () => {
  const { userId, account } = await ada();
  const token = await issueResetToken(workshop, userId, account);
  const otp = await issueOtp(workshop, userId, account.emailKey);

  await updateUser(workshop, userId, { ...NAMES, email: 'ada@example.org' });

  const { account: moved } = await ada('ada@example.org');
  expect(await verifyEmail(workshop, userId, moved, otp)).toMatchObject({ refusal: { code: 'otp_invalid' } });
  expect(await resetPassword(workshop, token, 'second-password')).toMatchObject({
    refusal: { code: 'reset_token_invalid' },
  });
  expect(await findAccount(workshop, EMAIL)).toBeUndefined();
});

it('an account keeps one of two simultaneous new emails, and the other is free', async () => {
  const { userId } = await ada();
  const [one, two] = ['one@example.com', 'two@example.com'] as const;

  const changes = [one, two].map((email) => updateUser(workshop, userId, { ...NAMES, email }));
  const outcomes = await Promise.all(changes);

  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const free = outcomes[0]?.ok ? two : one;
  const person = { ...NAMES, role: 'user', provider: 'local', emailVerified: false, password: null } as const;
  expect((await register(workshop, { ...person, email: free })).ok).toBe(true);
  expect((await register(workshop, { ...person, email: EMAIL })).ok).toBe(true);
});
