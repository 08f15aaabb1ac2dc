import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo, OTP_SUBJECT } from '../harness/mail/mailbox.ts';
import { register, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

onEveryComposition('the limits on attempts and mails', (given) => {
  it('allow an unverified person many sign-ins, with one mailed code a minute', async () => {
    const buyer = stranger(given.product);
    await register(buyer);

    for (let time = 0; time < 11; time += 1) await signIn(buyer);

    // Mails are sent in order, so a second code would arrive before the next person's.
    const next = stranger(given.product);
    await register(next);
    await given.otpFor(next.email);
    expect(await mailsTo(given.product, buyer.email, OTP_SUBJECT)).toHaveLength(1);
  });

  it('count attempts without a session separately from those of the session', async () => {
    const { browser, email } = await given.unverified();
    const guess = () => given.browser().call(ROUTES.verifyEmail, { body: { email, otp: '000000' } });
    for (let time = 0; time < 15; time += 1) await refusalOf(guess());

    expect(await refusalOf(guess())).toMatchObject({ status: 429 });
    const own = browser.call(ROUTES.otpVerify, { body: { otp: '000000' } });
    expect(await refusalOf(own)).toMatchObject({ status: 400, code: 'otp_invalid' });
  });
});
