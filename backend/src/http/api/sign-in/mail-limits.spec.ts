import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROUTES } from '../../../contract/routes/index.ts';
import { manualLimiter, openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { openMailbox } from '../../../testing/mails/mailbox.ts';

const ADA = { email: 'ada@example.com', password: 'a-password' };
const names = { firstName: 'Ada', lastName: 'Byron' };

let fixture: Fixture;
let api: Awaited<ReturnType<typeof openApi>>;
let mailbox: ReturnType<typeof openMailbox>;
let limits: ReturnType<typeof manualLimiter>;
beforeEach(async () => {
  fixture = await openFixture();
  limits = manualLimiter();
  api = await openApi(fixture, limits);
  mailbox = openMailbox(fixture);
});
afterEach(async () => {
  await Promise.all([api.close(), mailbox.close()]);
  await fixture.close();
});

/** Returns the number of mails to an address. Mails leave in order, so a later one marks the end. */
async function allMailsTo(email: string): Promise<number> {
  const later = `later-than-${email}`;
  await api.browser()(ROUTES.register, { body: { ...names, ...ADA, email: later } });
  await mailbox.otpFor(later);
  return mailbox.to(email).length;
}

it('a sign-in right after the sign-up does not replace the mailed code', async () => {
  const ada = api.browser();
  await ada(ROUTES.register, { body: { ...names, ...ADA } });

  const signed = await ada(ROUTES.login, { body: ADA });

  expect(signed).toMatchObject({ message: 'Login successfully', user: { emailVerified: false } });
  expect(await allMailsTo(ADA.email)).toBe(1);
  const otp = await mailbox.otpFor(ADA.email);
  const verified = await ada(ROUTES.otpVerify, { body: { otp } });
  expect(verified).toMatchObject({ message: 'Otp verified successfully', user: { emailVerified: true } });
});

it('a sign-in a minute after the sign-up mails a new code, which invalidates the old one', async () => {
  const ada = api.browser();
  await ada(ROUTES.register, { body: { ...names, ...ADA } });
  const first = await mailbox.otpFor(ADA.email);
  limits.pass(60);

  await ada(ROUTES.login, { body: ADA });

  const second = await mailbox.otpFor(ADA.email, 2);
  await expect(ada(ROUTES.otpVerify, { body: { otp: first } })).rejects.toMatchObject({
    code: 'otp_invalid',
  });
  await ada(ROUTES.otpVerify, { body: { otp: second } });
});

it('a code that was requested before the sign-up does not delay the first mail', async () => {
  const ada = api.browser();
  await ada(ROUTES.otpResend, { body: { email: ADA.email } });

  await ada(ROUTES.register, { body: { ...names, ...ADA } });

  await ada(ROUTES.verifyEmail, { body: { email: ADA.email, otp: await mailbox.otpFor(ADA.email) } });
});

it('a new email gets one mail a minute, whether another account has it or not', async () => {
  const ada = api.browser();
  await ada(ROUTES.register, { body: { ...names, ...ADA } });
  const { user } = await ada(ROUTES.login, { body: ADA });
  const other = { ...ADA, email: 'other@example.com' };
  await api.browser()(ROUTES.register, { body: { ...names, ...other } });
  const move = (email: string) =>
    ada(ROUTES.updateUser, { params: { id: user._id }, body: { ...names, email } });
  limits.pass(60);

  for (const email of [other.email, 'new@example.com']) {
    expect((await move(email)).user).toEqual({ ...user, pendingEmail: email });
    await move(ADA.email);
    expect((await move(email)).user.pendingEmail).toBe(email);
    await move('third@example.com');
    await expect(move(email)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    limits.pass(60);
  }

  await allMailsTo('last@example.com');
  expect(mailbox.to(other.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('is your Qlaim code'),
    'You already have a Qlaim account',
  ]);
  expect(mailbox.to('new@example.com').map(({ subject }) => subject)).toEqual([
    expect.stringContaining('is your Qlaim code'),
  ]);
});

it('an email gets twenty mails a day, whoever asks, and the refusal says when to ask again', async () => {
  const ada = api.browser();
  await ada(ROUTES.register, { body: { ...names, ...ADA } });
  const ask = (browser = api.browser(), email = ADA.email) => {
    limits.pass(60);
    return browser(ROUTES.requestPasswordReset, { body: { email } });
  };
  for (let mail = 2; mail <= 20; mail += 1) await ask();

  const refusal = {
    status: 429,
    code: 'too_many_mails',
    message: 'No more mails can go to this address today. Please try again tomorrow',
    retryAfter: 24 * 60 * 60 - 20 * 60,
  };
  await expect(ask()).rejects.toMatchObject(refusal);
  // The owner's browser has mails of its own, so that strangers can't keep its owner out.
  const mails = await allMailsTo(ADA.email);
  await ask(ada);
  await vi.waitFor(() => expect(mailbox.to(ADA.email)).toHaveLength(mails + 1), { timeout: 10_000 });
  limits.pass(24 * 60 * 60);
  await ask();
});

it('the mails of an email without an account are counted alike', async () => {
  const ask = () => {
    limits.pass(60);
    return api.browser()(ROUTES.requestPasswordReset, { body: { email: 'nobody@example.com' } });
  };
  for (let mail = 1; mail <= 20; mail += 1)
    expect(await ask()).toEqual({ message: 'Email sent successfully' });

  await expect(ask()).rejects.toMatchObject({ status: 429, code: 'too_many_mails' });
});
