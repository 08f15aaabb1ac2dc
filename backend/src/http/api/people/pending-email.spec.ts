import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROUTES } from '../../../contract/routes/index.ts';
import { manualLimiter, openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { openMailbox } from '../../../testing/mails/mailbox.ts';

const ADA = { email: 'ada@example.com', password: 'a-password' };
const NEW = 'new@example.com';
const names = { firstName: 'Ada', lastName: 'Byron' };

let fixture: Fixture;
let api: Awaited<ReturnType<typeof openApi>>;
let mailbox: ReturnType<typeof openMailbox>;
let limits: ReturnType<typeof manualLimiter>;
let ada: ReturnType<(typeof api)['browser']>;
beforeEach(async () => {
  fixture = await openFixture();
  limits = manualLimiter();
  api = await openApi(fixture, limits);
  mailbox = openMailbox(fixture);
  ada = api.browser();
  await ada(ROUTES.register, { body: { ...names, ...ADA } });
  await ada(ROUTES.verifyEmail, { body: { email: ADA.email, otp: await mailbox.otpFor(ADA.email) } });
  const { user } = await ada(ROUTES.login, { body: ADA });
  await ada(ROUTES.updateUser, { params: { id: user._id }, body: { ...names, email: NEW } });
});
afterEach(async () => {
  await Promise.all([api.close(), mailbox.close()]);
  await fixture.close();
});

it('an email that waits gets a new code in its session, which invalidates the first', async () => {
  const first = await mailbox.otpFor(NEW);
  limits.pass(60);

  await ada(ROUTES.otpResend, { body: { email: NEW } });

  const second = await mailbox.otpFor(NEW, 2);
  // Once in a million runs the new code is the old one.
  const outdated = first === second ? '000000' : first;
  await expect(ada(ROUTES.otpVerify, { body: { otp: outdated } })).rejects.toMatchObject({
    code: 'otp_invalid',
  });
  expect((await ada(ROUTES.otpVerify, { body: { otp: second } })).user.email).toBe(NEW);
});

it('an email that waits gets no code by the request of a stranger, who learns nothing', async () => {
  await mailbox.otpFor(NEW);
  limits.pass(60);
  const stranger = api.browser();

  const answer = await stranger(ROUTES.otpResend, { body: { email: NEW } });

  expect(answer).toEqual(await stranger(ROUTES.otpResend, { body: { email: 'nobody@example.com' } }));
  await stranger(ROUTES.register, { body: { ...names, ...ADA, email: 'later@example.com' } });
  await mailbox.otpFor('later@example.com');
  expect(mailbox.to(NEW)).toHaveLength(1);
});

it('a new password leaves the email that waits, and the session that set it confirms it', async () => {
  const { user } = await ada(ROUTES.me, {});
  const passwords = { password: ADA.password, newPassword: 'another-password' };
  const body = { ...names, email: ADA.email, ...passwords };
  expect((await ada(ROUTES.updateUser, { params: { id: user._id }, body })).user.pendingEmail).toBe(NEW);

  const otp = await mailbox.otpFor(NEW);
  expect((await ada(ROUTES.otpVerify, { body: { otp } })).user).toMatchObject({
    email: NEW,
    emailVerified: true,
  });
});
