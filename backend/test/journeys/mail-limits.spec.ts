import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import { onEveryComposition } from './harness/journey.ts';
import { mailsTo, OTP_SUBJECT } from './harness/mailbox.ts';
import { register, signIn, stranger } from './harness/people.ts';
import { refusalOf } from './harness/refusal.ts';

onEveryComposition('tries and mails are counted', (given) => {
  it('signing in again and again, unverified, mails one code a minute and never locks out', async () => {
    const buyer = stranger(given.product);
    await register(buyer);

    for (let time = 0; time < 11; time += 1) await signIn(buyer);

    // Mails leave in order: when the next one is there, a second would be, too.
    const next = stranger(given.product);
    await register(next);
    await given.otpFor(next.email);
    expect(await mailsTo(given.product, buyer.email, OTP_SUBJECT)).toHaveLength(1);
  });

  it('what strangers tried is not counted against who is signed in', async () => {
    const { browser, email } = await given.unverified();
    const guess = () => given.browser().call(ROUTES.verifyEmail, { body: { email, otp: '000000' } });
    for (let time = 0; time < 15; time += 1) await refusalOf(guess());

    expect(await refusalOf(guess())).toMatchObject({ status: 429 });
    const own = browser.call(ROUTES.otpVerify, { body: { otp: '000000' } });
    expect(await refusalOf(own)).toMatchObject({ status: 400, code: 'otp_invalid' });
  });
});
