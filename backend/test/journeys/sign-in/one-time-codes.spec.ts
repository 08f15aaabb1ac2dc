import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo, OTP_SUBJECT } from '../harness/mail/mailbox.ts';
import { register, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const OTP_INVALID = { status: 400, code: 'otp_invalid', message: 'Please enter valid otp' };
const ATTEMPTS = 5;

/** Returns a wrong code for the right one. */
const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

const verify = (browser: Browser, email: string, otp: string) =>
  browser.call(ROUTES.verifyEmail, { body: { email, otp } });

onEveryComposition('one-time codes', (given) => {
  const registered = async () => {
    const buyer = stranger(given.product);
    await register(buyer);
    return { ...buyer, otp: await given.otpFor(buyer.email) };
  };

  it('are mailed at most once a minute for an address, with the same response for all', async () => {
    const { browser, email, otp } = await registered();

    const answers = [email, email, email.toUpperCase()].map((address) =>
      given.browser().call(ROUTES.otpResend, { body: { email: address } }),
    );
    const unknown = browser.call(ROUTES.otpResend, { body: { email: 'nobody@journeys.example' } });

    for (const answer of await Promise.all([...answers, unknown]))
      expect(answer).toEqual({ message: 'Email sent successfully' });
    // Mails are sent in order, so a second code would arrive before the next person's.
    await registered();
    expect(await mailsTo(given.product, email, OTP_SUBJECT)).toHaveLength(1);
    expect((await verify(browser, email, otp)).message).toBe('Otp verified successfully');
    expect(await mailsTo(given.product, 'nobody@journeys.example', /./)).toEqual([]);
  });

  it('are invalid after five wrong attempts', async () => {
    const { browser, email, otp } = await registered();

    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
      expect(await refusalOf(verify(browser, email, wrong(otp)))).toMatchObject(OTP_INVALID);

    expect(await refusalOf(verify(browser, email, otp))).toMatchObject(OTP_INVALID);
  });

  it('stay valid after four simultaneous wrong attempts', async () => {
    const { browser, email, otp } = await registered();

    await Promise.all([1, 2, 3, 4].map(() => refusalOf(verify(browser, email, wrong(otp)))));

    await verify(browser, email, otp);
  });

  it('are invalid after the first use', async () => {
    const { browser, email, otp } = await registered();
    await verify(browser, email, otp);

    expect(await refusalOf(verify(browser, email, otp))).toMatchObject(OTP_INVALID);
  });

  it('are invalid for another account', async () => {
    const { otp } = await registered();
    const other = stranger(given.product);
    await register(other);
    await signIn(other);

    const attempt = other.browser.call(ROUTES.otpVerify, { body: { otp: wrong(otp) } });
    expect(await refusalOf(attempt)).toMatchObject(OTP_INVALID);
    expect(await refusalOf(verify(other.browser, other.email, otp))).toMatchObject(OTP_INVALID);
  });

  it('are invalid for an email without an account', async () => {
    const attempt = verify(given.browser(), 'nobody@journeys.example', '123456');
    expect(await refusalOf(attempt)).toMatchObject(OTP_INVALID);
  });
});
