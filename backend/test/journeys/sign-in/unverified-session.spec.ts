import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalOf } from '../harness/refusal.ts';

const UNVERIFIED = { status: 403, code: 'email_unverified', message: 'Please verify your email first' };

onEveryComposition('a session with an unverified email', (given) => {
  it('may read its user, and neither codes nor texts', async () => {
    const { browser, user } = await given.unverified();

    expect(user.emailVerified).toBe(false);
    expect((await browser.call(ROUTES.me, {})).user).toEqual(user);
    const codes = browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
    expect(await refusalOf(codes)).toMatchObject(UNVERIFIED);
    expect(await refusalOf(browser.call(ROUTES.getText, {}))).toMatchObject(UNVERIFIED);
  });

  it('may not claim', async () => {
    const code = await given.approvedCode();
    const { browser, user } = await given.unverified();

    const claim = browser.call(ROUTES.assignCode, { body: { link: code, user: user._id } });
    expect(await refusalOf(claim)).toMatchObject(UNVERIFIED);
    expect((await given.codeNow(code)).user).toBeNull();
  });

  it('becomes verified by the one-time code of the registration', async () => {
    const { browser, email, user } = await given.unverified();

    const otp = await given.otpFor(email);
    const verified = await browser.call(ROUTES.otpVerify, { body: { otp, email } });

    expect(verified).toMatchObject({ message: 'Otp verified successfully', user: { emailVerified: true } });
    const codes = await browser.call(ROUTES.codesOfUser, { params: { userId: user._id } });
    expect(codes.barcodes).toEqual([]);
  });

  it('can sign out', async () => {
    const { browser } = await given.unverified();

    await browser.call(ROUTES.logout, {});

    expect(await browser.call(ROUTES.loginStatus, {})).toMatchObject({ loggedIn: false, user: null });
  });
});
