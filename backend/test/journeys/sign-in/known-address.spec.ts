import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { FIRST_ADMIN } from '../../support/product.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo, OTP_SUBJECT } from '../harness/mail/mailbox.ts';
import { type Person, register, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

const KNOWN = /^You already have a Qlaim account$/;

/** Headers that differ with the time, or with the length of the address. */
const OF_THE_TIME = ['date', 'etag', 'content-length'];

onEveryComposition('an address that has an account', (given) => {
  const address = () => stranger(given.product).email;

  /** Returns what an observer sees of a call: status, headers and body, without the address and the time. */
  async function seen(email: string, path: string, body: object, method = 'POST', browser = given.browser()) {
    const response = await browser.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const headers = [...response.headers]
      .filter(([name]) => !OF_THE_TIME.includes(name))
      // A sealed cookie differs each time, in its text alone.
      .map(([name, value]) => [name, value.replace(/=Fe26[^;]*/, (text) => `=${text.length} characters`)]);
    return { status: response.status, headers, body: (await response.text()).replaceAll(email, 'ADDRESS') };
  }

  const otp = '000000';
  const password = 'not-the-password';
  const names = { firstName: 'Eve', lastName: 'Stranger' };
  const spelled = (email: string) => ` ${email.toUpperCase()} `;

  it.each([
    ['/user/register', (email: string) => ({ ...names, email, password })],
    ['/user/register', (email: string) => ({ ...names, email: spelled(email), password })],
    ['/user/register/email', (email: string) => ({ email })],
    ['/user/login', (email: string) => ({ email, password })],
    ['/user/otp-resend', (email: string) => ({ email })],
    ['/user/verify-email', (email: string) => ({ email, otp })],
    ['/user/reset-password', (email: string) => ({ email })],
  ])('answers %s as a new one does', async (path, bodyOf) => {
    const { email } = await given.signUp();
    const unfinished = (await given.unverified()).email;
    const unknown = address();

    const answer = await seen(unknown, path, bodyOf(unknown));
    expect(await seen(email, path, bodyOf(email))).toEqual(answer);
    expect(await seen(unfinished, path, bodyOf(unfinished))).toEqual(answer);
  });

  // The admin's address has never got a code. Any other one has, and gets the next one after a minute.
  it('answers a changed email as a new one does, gets a mail, and stays with its owner', async () => {
    const owner = await given.signUp();
    const { email } = FIRST_ADMIN;
    const answerTo = (wanted: string) =>
      seen(wanted, `/user/update/${owner.user._id}`, { ...names, email: wanted }, 'PUT', owner.browser);

    const unknown = await answerTo(address());
    expect(unknown.status).toBe(200);
    expect(await answerTo(email)).toEqual(unknown);

    await expect.poll(async () => (await mailsTo(given.product, email, KNOWN)).length, SOON).toBe(1);
    expect(await mailsTo(given.product, email, OTP_SUBJECT)).toEqual([]);
    const guess = owner.browser.call(ROUTES.otpVerify, { body: { otp } });
    expect(await refusalOf(guess)).toMatchObject({ code: 'otp_invalid' });
    expect((await owner.browser.call(ROUTES.me, {})).user.email).toBe(owner.email);
    expect((await signIn({ ...FIRST_ADMIN, browser: given.browser() })).email).toBe(email);
  });

  it('answers the sign-in after its sign-up as a new one does, and never verifies that', async () => {
    const owner = await given.signUp();
    const eve = { ...owner, browser: given.browser(), password: 'password-of-eve' };
    const mallory = { ...stranger(given.product), password: 'password-of-eve' };
    const users = [];
    for (const person of [eve, mallory]) {
      await register(person);
      const { _id, email, ...rest } = await signIn(person);
      users.push(rest);
    }
    expect(users[0]).toEqual(users[1]);

    await expect.poll(async () => (await mailsTo(given.product, owner.email, KNOWN)).length, SOON).toBe(1);
    const mailed = await given.otpFor(owner.email);
    const guess = eve.browser.call(ROUTES.otpVerify, { body: { otp: mailed } });
    expect(await refusalOf(guess)).toMatchObject({ code: 'otp_invalid' });
    expect(await signIn(owner)).toEqual(owner.user);
    expect(owner.user._id).not.toBe((await eve.browser.call(ROUTES.me, {})).user._id);
  });

  it('keeps a scanned code for its owner, who claims it by the link of the mail', async () => {
    const code = await given.approvedCode();
    const owner: Person = await given.signUp();
    await register({ ...owner, browser: given.browser(), password: 'forgotten-it' }, code);

    await expect
      .poll(async () => (await mailsTo(given.product, owner.email, KNOWN)).map(({ text }) => text), SOON)
      .toEqual([expect.stringContaining(`/login?code=${code}`)]);
    expect((await given.codeNow(code)).user).toBeNull();
    const body = { email: owner.email, password: owner.password, link: code };
    const { claim } = await given.browser().call(ROUTES.login, { body });

    expect(claim).toMatchObject({ code, outcome: 'claimed' });
    expect((await given.codeNow(code)).user?._id).toBe(owner.user._id);
  });

  it('is mailed in the language of its owner', async () => {
    const owner = await given.signUp();
    await owner.browser.call(ROUTES.chooseLanguage, { body: { language: 'de' } });
    await register({ ...owner, browser: given.browser() });

    await expect
      .poll(async () => (await mailsTo(given.product, owner.email, /Konto bei Qlaim/)).length, SOON)
      .toBe(1);
  });
});
