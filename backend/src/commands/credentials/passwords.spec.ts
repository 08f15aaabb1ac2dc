import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../adapters/system/clock.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { moveEmail } from '../../testing/move-email.ts';
import { findAccount } from '../accounts/find-account.ts';
import { register } from '../accounts/register.ts';
import { issueResetToken, resetPassword } from '../accounts/reset-password.ts';
import { checkPassword } from '../accounts/sign-in.ts';
import { setPassword, updateUser } from '../accounts/update-user.ts';
import { verifyEmail } from '../accounts/verify-email.ts';
import { issueOtp } from './one-time-codes.ts';
import { findSession, openSession } from './sessions.ts';

const EMAIL = 'ada@example.com';
const SIGN_IN = { device: { browser: 'Firefox', os: 'Windows' }, proof: 'password' } as const;
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
  const late = await openSession(fixture, userId, account, SIGN_IN);

  const { account: now } = await ada();
  expect(await findSession(fixture, late, now)).toBeUndefined();
  const next = await openSession(fixture, userId, now, SIGN_IN);
  expect(await findSession(fixture, next, now)).toMatchObject({ userId, waits: false });
});

it('a password that has changed meanwhile stays valid and is not overwritten', async () => {
  const { userId, account } = await ada();
  await setPassword(fixture, userId, account, 'second-password');

  const second = await setPassword(fixture, userId, account, 'third-password');

  expect(second).toMatchObject({ ok: false, refusal: { code: 'edited_meanwhile' } });
  expect(await checkPassword(fixture, EMAIL, 'second-password')).toMatchObject({ ok: true });
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

  await moveEmail(fixture, userId, 'ada@example.org');

  const { account: moved } = await ada('ada@example.org');
  expect(await verifyEmail(fixture, userId, moved, otp)).toMatchObject({ refusal: { code: 'otp_invalid' } });
  expect(await resetPassword(fixture, token, 'second-password')).toMatchObject({
    refusal: { code: 'reset_token_invalid' },
  });
  expect(await findAccount(fixture, EMAIL)).toBeUndefined();
});

it('of two simultaneous new emails the last one waits, and both are free', async () => {
  const { userId } = await ada();
  const emails = ['one@example.com', 'two@example.com'];

  const changes = emails.map((email) => updateUser(fixture, userId, { ...NAMES, email }));
  expect((await Promise.all(changes)).map(({ ok }) => ok)).toEqual([true, true]);

  expect(emails).toContain((await ada()).account.pendingEmail?.email);
  const person = { ...NAMES, role: 'user', provider: 'local', emailVerified: false, password: null } as const;
  for (const email of emails)
    expect(await register(fixture, { ...person, email })).toMatchObject({ ok: true });
});

it('no password opens an account without one', async () => {
  const person = { ...NAMES, role: 'user', provider: 'local', emailVerified: true, password: null } as const;
  await register(fixture, { ...person, email: 'ben@example.com' });

  for (const password of ['', 'nobody has this secret', 'a-password'])
    expect(await checkPassword(fixture, 'ben@example.com', password)).toMatchObject({ ok: false });
});
