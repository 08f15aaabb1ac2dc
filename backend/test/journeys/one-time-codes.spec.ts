import { expect, it } from 'vitest';
import { ROUTES } from '../../src/contract/routes/index.ts';
import type { Browser } from './harness/browser.ts';
import { onEveryComposition } from './harness/journey.ts';
import { mailsTo, OTP_SUBJECT } from './harness/mailbox.ts';
import { register, signIn, stranger } from './harness/people.ts';
import { refusalOf } from './harness/refusal.ts';

const OTP_INVALID = { status: 400, code: 'otp_invalid', message: 'Please enter valid otp' };
const TRIES = 5;

/** Another code than the right one. */
const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

const verify = (browser: Browser, email: string, otp: string) =>
  browser.call(ROUTES.verifyEmail, { body: { email, otp } });

onEveryComposition('one-time codes', (given) => {
  const registered = async () => {
    const buyer = stranger(given.product);
    await register(buyer);
    return { ...buyer, otp: await given.otpFor(buyer.email) };
  };

  it('are mailed at most once a minute, whoever asks, and the answer does not tell', async () => {
    const { browser, email, otp } = await registered();

    const answers = [email, email, email.toUpperCase()].map((asked) =>
      given.browser().call(ROUTES.otpResend, { body: { email: asked } }),
    );
    const unknown = browser.call(ROUTES.otpResend, { body: { email: 'nobody@journeys.example' } });

    for (const answer of await Promise.all([...answers, unknown]))
      expect(answer).toEqual({ message: 'Email sent successfully' });
    // Mails leave in order: when the next one is there, a second would be, too.
    await registered();
    expect(await mailsTo(given.product, email, OTP_SUBJECT)).toHaveLength(1);
    expect((await verify(browser, email, otp)).message).toBe('Otp verified successfully');
    expect(await mailsTo(given.product, 'nobody@journeys.example', /./)).toEqual([]);
  });

  it('are worthless after five wrong tries, also the right one', async () => {
    const { browser, email, otp } = await registered();

    for (let tried = 0; tried < TRIES; tried += 1)
      expect(await refusalOf(verify(browser, email, wrong(otp)))).toMatchObject(OTP_INVALID);

    expect(await refusalOf(verify(browser, email, otp))).toMatchObject(OTP_INVALID);
  });

  it('survive four wrong tries, some of them at once', async () => {
    const { browser, email, otp } = await registered();

    await Promise.all([1, 2, 3, 4].map(() => refusalOf(verify(browser, email, wrong(otp)))));

    await verify(browser, email, otp);
  });

  it('are used up by the first use', async () => {
    const { browser, email, otp } = await registered();
    await verify(browser, email, otp);

    expect(await refusalOf(verify(browser, email, otp))).toMatchObject(OTP_INVALID);
  });

  it("are nobody else's", async () => {
    const { otp } = await registered();
    const other = stranger(given.product);
    await register(other);
    await signIn(other);

    const attempt = other.browser.call(ROUTES.otpVerify, { body: { otp: wrong(otp) } });
    expect(await refusalOf(attempt)).toMatchObject(OTP_INVALID);
    expect(await refusalOf(verify(other.browser, other.email, otp))).toMatchObject(OTP_INVALID);
  });

  it('are not asked of an email that nobody has', async () => {
    const attempt = verify(given.browser(), 'nobody@journeys.example', '123456');
    expect(await refusalOf(attempt)).toMatchObject(OTP_INVALID);
  });
});
