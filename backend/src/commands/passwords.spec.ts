import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../adapters/system/clock.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
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

let fixture: Fixture;
beforeEach(async () => {
  // The vault uses the system clock to find expired records.
  fixture = { ...(await openFixture()), clock: systemClock };
  await register(fixture, {
    ...NAMES,
    email: EMAIL,
    role: 'user',
    provider: 'local',
    emailVerified: true,
    password: 'first-password',
  });
});
afterEach(() => fixture.close());

async function ada(email = EMAIL) {
  const found = await findAccount(fixture, email);
  if (!found) throw new Error('No account has this e-mail');
  return found;
}

it('a session that was opened during a change of the password is invalid', async () => {
  const { userId, account } = await ada();
  await setPassword(fixture, userId, account, 'second-password');
  const late = await openSession(fixture, userId, account);

  const { account: now } = await ada();
  expect(await sessionIsLive(fixture, late, now)).toBe(false);
  const signed = await signIn(fixture, EMAIL, 'second-password', undefined);
  if (!signed.ok) throw new Error(signed.refusal.code);
  expect(await sessionIsLive(fixture, signed.value.session, now)).toBe(true);
});

it('a password that has changed meanwhile stays valid and is not overwritten', async () => {
  const { userId, account } = await ada();
  await setPassword(fixture, userId, account, 'second-password');

  const second = await setPassword(fixture, userId, account, 'third-password');

  expect(second).toMatchObject({ ok: false, refusal: { code: 'edited_meanwhile' } });
  expect(await signIn(fixture, EMAIL, 'second-password', undefined)).toMatchObject({ ok: true });
});

it('a new password invalidates every other reset link', async () => {
  const { userId, account } = await ada();
  const [first, second] = [
    await issueResetToken(fixture, userId, account),
    await issueResetToken(fixture, userId, account),
  ];

  expect(await resetPassword(fixture, first, 'second-password')).toMatchObject({ ok: true });
  expect(await resetPassword(fixture, second, 'third-password')).toMatchObject({
    refusal: { code: 'reset_token_invalid' },
  });
});

it('a new email invalidates the mails to the old one, and the old one is unknown', async () => {
  const { userId, account } = await ada();
  const token = await issueResetToken(fixture, userId, account);
  const otp = await issueOtp(fixture, userId, account.emailKey);

  await updateUser(fixture, userId, { ...NAMES, email: 'ada@example.org' });

  const { account: moved } = await ada('ada@example.org');
  expect(await verifyEmail(fixture, userId, moved, otp)).toMatchObject({ refusal: { code: 'otp_invalid' } });
  expect(await resetPassword(fixture, token, 'second-password')).toMatchObject({
    refusal: { code: 'reset_token_invalid' },
  });
  expect(await findAccount(fixture, EMAIL)).toBeUndefined();
});

it('an account keeps one of two simultaneous new emails, and the other is free', async () => {
  const { userId } = await ada();
  const [one, two] = ['one@example.com', 'two@example.com'] as const;

  const changes = [one, two].map((email) => updateUser(fixture, userId, { ...NAMES, email }));
  const outcomes = await Promise.all(changes);

  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const free = outcomes[0]?.ok ? two : one;
  const person = { ...NAMES, role: 'user', provider: 'local', emailVerified: false, password: null } as const;
  expect(await register(fixture, { ...person, email: free })).toMatchObject({ ok: true });
  expect(await register(fixture, { ...person, email: EMAIL })).toMatchObject({ ok: true });
});

it('an account without a password is entered with none', async () => {
  const email = 'grace@example.com';
  const person = { ...NAMES, email, role: 'user', provider: 'google', emailVerified: true } as const;
  expect(await register(fixture, { ...person, password: null })).toMatchObject({ ok: true });

  for (const password of ['first-password', 'nobody has this secret', 'null', ''])
    expect(await signIn(fixture, email, password, undefined)).toMatchObject({
      ok: false,
      refusal: { code: 'wrong_credentials' },
    });
});
