import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { type Person, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

const OTP_INVALID = { status: 400, code: 'otp_invalid', message: 'Please enter valid otp' };
const NOTICE = /^Your Qlaim email/;

onEveryComposition('a changed email', (given) => {
  const address = () => stranger(given.product).email;
  const change = ({ browser, user }: Pick<Person, 'browser' | 'user'>, email: string) => {
    const { firstName, lastName } = user;
    return browser.call(ROUTES.updateUser, {
      params: { id: user._id },
      body: { email, firstName, lastName },
    });
  };
  const confirm = ({ browser }: Pick<Person, 'browser'>, otp: string) =>
    browser.call(ROUTES.otpVerify, { body: { otp } });
  const subjectsTo = async (email: string, subject: RegExp) =>
    (await mailsTo(given.product, email, subject)).map((mail) => mail.subject);

  it('waits for its code, and the old one is in effect and is told until then', async () => {
    const owner = await given.signUp();
    const wanted = address();

    const changed = await change(owner, wanted);

    expect(changed).toEqual({
      message: 'User updated successfully',
      user: { ...owner.user, pendingEmail: wanted },
    });
    const elsewhere = await signIn({ ...owner, browser: given.browser() });
    expect(elsewhere).toEqual(changed.user);
    expect(await refusalOf(signIn({ ...owner, email: wanted }))).toMatchObject({ status: 401 });
    await given.browser().call(ROUTES.requestPasswordReset, { body: { email: owner.email } });
    await given.resetTokenFor(owner.email);
    await expect
      .poll(() => subjectsTo(owner.email, NOTICE), SOON)
      .toEqual(['Your Qlaim email is to be changed']);
  });

  it('takes effect with its code, and frees the old one', async () => {
    const owner = await given.signUp();
    const wanted = address();
    await change(owner, wanted);

    const confirmed = await confirm(owner, await given.otpFor(wanted));

    expect(confirmed).toEqual({
      message: 'Otp verified successfully',
      user: { ...owner.user, email: wanted },
    });
    expect(await signIn({ ...owner, email: wanted, browser: given.browser() })).toEqual(confirmed.user);
    expect(await refusalOf(signIn({ ...owner, browser: given.browser() }))).toMatchObject({ status: 401 });
    await expect
      .poll(() => subjectsTo(owner.email, NOTICE), SOON)
      .toEqual(['Your Qlaim email is to be changed', 'Your Qlaim email was changed']);
    const { email, password } = owner;
    const body = { email, password, firstName: 'New', lastName: 'Owner' };
    await given.browser().call(ROUTES.register, { body });
    await given.otpFor(email, 2);
  });

  it('is forgotten when it is cancelled, and its code with it', async () => {
    const owner = await given.signUp();
    const wanted = address();
    await change(owner, wanted);
    const otp = await given.otpFor(wanted);

    const cancelled = await owner.browser.call(ROUTES.cancelEmailChange, {});

    expect(cancelled).toEqual({ message: 'Your email stays as it is', user: owner.user });
    expect(await refusalOf(confirm(owner, otp))).toMatchObject(OTP_INVALID);
    expect((await owner.browser.call(ROUTES.me, {})).user).toEqual(owner.user);
    expect(await owner.browser.call(ROUTES.cancelEmailChange, {})).toEqual(cancelled);
  });

  it('stays in effect as it was when the name changes alone', async () => {
    const owner = await given.signUp();
    const wanted = address();
    await change(owner, wanted);

    expect((await change(owner, owner.email)).user.pendingEmail).toBe(wanted);
    expect((await change(owner, wanted)).user.pendingEmail).toBe(wanted);
  });

  it('can be corrected before the first verification, and verifies the account', async () => {
    const code = await given.approvedCode();
    const buyer = stranger(given.product);
    const names = { firstName: 'Ada', lastName: 'Buyer' };
    const { email, password, browser } = buyer;
    await browser.call(ROUTES.register, { body: { ...names, email, password, link: code } });
    const user = await signIn(buyer);
    const right = address();

    await change({ browser, user }, right);
    const confirmed = await confirm(buyer, await given.otpFor(right));

    expect(confirmed.user).toMatchObject({ _id: user._id, email: right, emailVerified: true });
    expect(confirmed.claim).toMatchObject({ code, outcome: 'claimed' });
  });

  it('does not give the account to the reader of a mistyped address', async () => {
    const owner = await given.signUp();
    const mistyped = address();
    await change(owner, mistyped);
    const reader = given.browser();

    const otp = await given.otpFor(mistyped);
    const body = { email: mistyped, otp };
    expect(await refusalOf(reader.call(ROUTES.verifyEmail, { body }))).toMatchObject(OTP_INVALID);
    await reader.call(ROUTES.requestPasswordReset, { body: { email: mistyped } });
    await reader.call(ROUTES.requestPasswordReset, { body: { email: owner.email } });

    await given.resetTokenFor(owner.email);
    expect(await subjectsTo(mistyped, /./)).toEqual([`${otp} is your Qlaim code`]);
    expect((await confirm(owner, otp)).user.email).toBe(mistyped);
  });

  it('gets no second mail within a minute', async () => {
    const owner = await given.unverified();
    const [one, other] = [address(), address()];
    await change(owner, one);
    await change(owner, other);

    const refusal = await refusalOf(change(owner, one));

    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect((await owner.browser.call(ROUTES.me, {})).user.pendingEmail).toBe(other);
  });
});
