import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { signIn } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const loggedIn = async (browser: Browser) => (await browser.call(ROUTES.loginStatus, {})).loggedIn;
const sessionsOf = async (browser: Browser) => (await browser.call(ROUTES.sessions, {})).sessions;

onEveryComposition('the list of own sessions', (given) => {
  /** Returns the status of a call with a copy of a cookie. */
  const statusWith = async (cookie: string) =>
    (await given.browser().fetch('/user/me', { headers: { cookie } })).status;

  it('names each browser, when it signed in and was seen, and which one asks', async () => {
    const person = await given.signUp();
    const laptop = given.browser();
    await laptop.fetch('/user/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });

    const sessions = await sessionsOf(laptop);

    expect(sessions).toMatchObject([
      { browser: 'Firefox', os: 'Windows', current: true },
      { browser: 'Mobile Safari', os: 'iOS', current: false },
    ]);
    for (const { openedAt, seenAt } of sessions) {
      expect(Date.now() - Date.parse(openedAt)).toBeLessThan(600_000);
      expect(seenAt).toMatch(/:00:00\.000Z$/);
    }
  });

  it('signs another browser out, and not that of another person', async () => {
    const person = await given.signUp();
    const tablet = given.browser();
    await signIn({ ...person, browser: tablet });
    const stranger = await given.signUp();
    const other = (await sessionsOf(person.browser)).find(({ current }) => !current);
    const params = { id: other?.id ?? '' };

    const foreign = stranger.browser.call(ROUTES.endSession, { params });
    expect(await refusalOf(foreign)).toMatchObject({ status: 404, code: 'unknown_session' });
    expect(await loggedIn(tablet)).toBe(true);
    await person.browser.call(ROUTES.endSession, { params });

    expect(await loggedIn(tablet)).toBe(false);
    expect(await sessionsOf(person.browser)).toHaveLength(1);
  });

  it('signs out everywhere else, also copies of cookies', async () => {
    const person = await given.signUp();
    const tablet = given.browser();
    await signIn({ ...person, browser: tablet });
    const stolen = tablet.cookies;

    await person.browser.call(ROUTES.endOtherSessions, {});

    expect(await statusWith(stolen)).toBe(401);
    expect(await loggedIn(person.browser)).toBe(true);
  });
});

onEveryComposition('the cookie of a session', (given) => {
  const statusWith = async (cookie: string) =>
    (await given.browser().fetch('/user/me', { headers: { cookie } })).status;

  it('is another one after a verified email, and the first is worthless', async () => {
    const { browser, email } = await given.unverified();
    const before = browser.cookies;
    await browser.call(ROUTES.otpVerify, { body: { otp: await given.otpFor(email) } });

    expect(browser.cookies).not.toBe(before);
    expect(await statusWith(before)).toBe(401);
    expect(await loggedIn(browser)).toBe(true);
  });

  it('is another one after a new password, and the first is worthless', async () => {
    const { browser, email, password, user } = await given.signUp();
    const before = browser.cookies;
    const body = { email, firstName: 'Ada', lastName: 'Buyer', password, newPassword: 'another-password' };
    await browser.call(ROUTES.updateUser, { params: { id: user._id }, body });

    expect(await statusWith(before)).toBe(401);
    expect(await loggedIn(browser)).toBe(true);
  });

  it('is worthless after the next sign-in of the browser', async () => {
    const person = await given.signUp();
    const planted = person.browser.cookies;
    await signIn(person);

    expect(person.browser.cookies).not.toBe(planted);
    expect(await statusWith(planted)).toBe(401);
  });
});
