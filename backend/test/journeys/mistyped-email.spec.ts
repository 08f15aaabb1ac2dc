import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { onEveryComposition } from './harness/journey.ts';
import { mailsTo } from './harness/mailbox.ts';
import { type Person, signIn, stranger } from './harness/people.ts';
import { refusalOf } from './harness/refusal.ts';
import { SOON } from './harness/soon.ts';

const OTP_INVALID = { status: 400, code: 'otp_invalid' };
const NOTICE = /^Your Qlaim email was changed$/;
const ANY = /./;

onEveryComposition('a mistyped new email', (given) => {
  const address = () => stranger(given.product).email;
  const move = ({ browser, user }: Pick<Person, 'browser' | 'user'>, email: string) => {
    const { firstName, lastName } = user;
    return browser.call(ROUTES.updateUser, {
      params: { id: user._id },
      body: { email, firstName, lastName },
    });
  };
  const verify = ({ browser }: Pick<Person, 'browser'>, otp: string) =>
    browser.call(ROUTES.otpVerify, { body: { otp } });
  const ownCodes = ({ browser, user }: Person) =>
    browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });

  it('can be corrected in the same session, and the old address gets a notice', async () => {
    const owner = await given.signUp();
    const [mistyped, right] = [address(), address()];

    const changed = await move(owner, mistyped);
    expect(changed).toMatchObject({
      message: 'User updated successfully',
      user: { email: mistyped, emailVerified: false },
    });
    expect(await refusalOf(ownCodes(owner))).toMatchObject({ status: 403, code: 'email_unverified' });
    await move(owner, right);
    const verified = await verify(owner, await given.otpFor(right));

    expect(verified.user).toEqual({ ...owner.user, email: right });
    expect((await ownCodes(owner)).barcodes).toEqual([]);
    await expect
      .poll(async () => (await mailsTo(given.product, owner.email, NOTICE)).map(({ text }) => text), SOON)
      .toEqual([expect.stringContaining(mistyped)]);
    expect(await mailsTo(given.product, mistyped, NOTICE)).toEqual([]);
    expect(await signIn({ ...owner, email: right })).toEqual(verified.user);
    expect(await refusalOf(signIn({ ...owner, email: mistyped }))).toMatchObject({ status: 401 });
  });

  it('can be corrected after signing in with it', async () => {
    const owner = await given.signUp();
    const [mistyped, right] = [address(), address()];
    await move(owner, mistyped);
    const browser = given.browser();

    await signIn({ ...owner, browser, email: mistyped });
    await move({ ...owner, browser }, right);

    await verify({ browser }, await given.otpFor(right));
    expect((await ownCodes({ ...owner, browser })).barcodes).toEqual([]);
  });

  it('can be corrected before the first verification', async () => {
    const buyer = await given.unverified();
    const right = address();

    await move(buyer, right);

    const { user } = await verify(buyer, await given.otpFor(right));
    expect(user).toEqual({ ...buyer.user, email: right, emailVerified: true });
  });

  it('does not give the account to the reader of its mail', async () => {
    const owner = await given.signUp();
    const mistyped = address();
    await move(owner, mistyped);
    const reader = given.browser();

    const otp = await given.otpFor(mistyped);
    const body = { email: mistyped, otp };
    expect(await refusalOf(reader.call(ROUTES.verifyEmail, { body }))).toMatchObject(OTP_INVALID);
    await reader.call(ROUTES.requestPasswordReset, { body: { email: mistyped } });

    const token = await given.resetTokenFor(owner.email);
    const mails = await mailsTo(given.product, mistyped, ANY);
    expect(mails.map(({ subject }) => subject)).toEqual([`${otp} is your Qlaim code`]);
    const password = 'remembered-password';
    await reader.call(ROUTES.resetPassword, { body: { token, password } });
    await signIn({ ...owner, email: mistyped, password });
    expect((await verify(owner, otp)).user.emailVerified).toBe(true);
  });

  it('gets no second mail within a minute', async () => {
    const owner = await given.unverified();
    const [one, other] = [address(), address()];
    await move(owner, one);
    await move(owner, other);

    const refusal = await refusalOf(move(owner, one));

    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect((await owner.browser.call(ROUTES.me, {})).user.email).toBe(other);
  });
});
