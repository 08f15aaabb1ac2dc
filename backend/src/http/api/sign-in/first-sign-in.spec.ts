import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '../../../commands/accounts/find-account.ts';
import { keptSessions } from '../../../commands/credentials/session-records.ts';
import { handle } from '../../../commands/handle.ts';
import type { Client } from '../../../contract/client.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import type { AccountCommand } from '../../../domain/account/decide.ts';
import { SYSTEM } from '../../../ports/event-store.ts';
import { manualLimiter, openApi } from '../../../testing/api.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { openMailbox } from '../../../testing/mails/mailbox.ts';

const EMAIL = 'ada@example.com';
const ADA = { firstName: 'Ada', lastName: 'Byron', email: EMAIL, password: 'the-password-of-ada' };
const EVE = { ...ADA, firstName: 'Eve', password: 'the-password-of-eve' };

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

const status = (browser: Client) => browser(ROUTES.loginStatus, {});
const byEmail = (browser: Client, email = EMAIL) => browser(ROUTES.registerByEmail, { body: { email } });
const verify = async (browser: Client, nth = 1, email = EMAIL) =>
  browser(ROUTES.verifyEmail, { body: { email, otp: await mailbox.otpFor(email, nth) } });
async function account() {
  const found = await findAccount(fixture, EMAIL);
  if (!found) throw new Error('No account has this e-mail');
  return found;
}
const changed = async (command: AccountCommand) =>
  handle(fixture, ACCOUNT, SYSTEM, (await account()).userId, command);

describe('the one-time code of a sign-up', () => {
  it('signs the browser of the sign-up in, as a sign-in does', async () => {
    const browser = api.browser();
    await browser(ROUTES.register, { body: ADA });

    const { user } = await verify(browser);

    expect(user).toMatchObject({ email: EMAIL, firstName: 'Ada', emailVerified: true });
    expect((await browser(ROUTES.sessions, {})).sessions).toMatchObject([{ current: true }]);
  });

  it('lets an older client sign in afterwards', async () => {
    const browser = api.browser();
    await browser(ROUTES.register, { body: ADA });
    await verify(browser);

    await browser(ROUTES.login, { body: { email: EMAIL, password: ADA.password } });

    expect((await browser(ROUTES.sessions, {})).sessions).toHaveLength(1);
  });

  it('verifies only, in another browser', async () => {
    await api.browser()(ROUTES.register, { body: ADA });
    const other = api.browser();

    expect(await verify(other)).not.toHaveProperty('user');

    expect((await status(other)).loggedIn).toBe(false);
    expect((await account()).account.emailVerified).toBe(true);
  });

  it('verifies only, once another sign-up has set the password', async () => {
    const browser = api.browser();
    await browser(ROUTES.register, { body: ADA });
    await mailbox.otpFor(EMAIL);
    await api.browser()(ROUTES.register, { body: EVE });

    expect(await verify(browser)).not.toHaveProperty('user');

    expect((await status(browser)).loggedIn).toBe(false);
  });

  it('verifies only where a second step was set up meanwhile', async () => {
    const browser = api.browser();
    await browser(ROUTES.register, { body: ADA });
    await changed({ type: 'turnOnTwoStep', factor: 'factor-1' });

    expect(await verify(browser)).not.toHaveProperty('user');

    expect(await status(browser)).toMatchObject({ loggedIn: false });
  });

  it('verifies only where the account is disabled', async () => {
    const browser = api.browser();
    await browser(ROUTES.register, { body: ADA });
    await changed({ type: 'disableAccount' });

    expect(await verify(browser)).not.toHaveProperty('user');
  });

  it('ends the session that the browser had before', async () => {
    const browser = api.browser();
    await browser(ROUTES.register, { body: { ...EVE, email: 'eve@example.com' } });
    await verify(browser, 1, 'eve@example.com');
    const eve = (await browser(ROUTES.me, {})).user;
    await browser(ROUTES.register, { body: ADA });

    await verify(browser);

    expect((await browser(ROUTES.me, {})).user.email).toBe(EMAIL);
    expect(await keptSessions(fixture, eve._id)).toEqual({});
  });
});

describe('a sign-up by email alone', () => {
  it('makes an account without name and password, which signs in once', async () => {
    const browser = api.browser();
    expect(await byEmail(browser)).toEqual({
      user: {
        email: EMAIL,
        firstName: '',
        lastName: '',
        role: 'user',
        provider: 'local',
        emailVerified: false,
      },
      message: 'Please enter the OTP sent to your email',
    });

    expect((await verify(browser)).user).toMatchObject({ email: EMAIL });

    expect((await account()).account.credential).toBeNull();
    const login = browser(ROUTES.login, { body: { email: EMAIL, password: 'a-guessed-password' } });
    await expect(login).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  it('leaves no password and no session to a stranger who signed up first', async () => {
    const [eve, ada] = [api.browser(), api.browser()];
    await eve(ROUTES.register, { body: EVE });
    await eve(ROUTES.login, { body: { email: EMAIL, password: EVE.password } });
    await byEmail(ada);

    expect((await verify(ada)).user).toMatchObject({ email: EMAIL });

    expect((await status(eve)).loggedIn).toBe(false);
    const login = eve(ROUTES.login, { body: { email: EMAIL, password: EVE.password } });
    await expect(login).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  it('opens no account that is verified, and mails no code', async () => {
    const browser = api.browser();
    await browser(ROUTES.register, { body: ADA });
    const otp = await mailbox.otpFor(EMAIL);
    await verify(browser);
    limits.pass(60);
    const stranger = api.browser();
    await byEmail(stranger);

    const again = stranger(ROUTES.verifyEmail, { body: { email: EMAIL, otp } });

    await expect(again).rejects.toMatchObject({ code: 'otp_invalid' });
    expect((await account()).account.credential).not.toBeNull();
  });
});
