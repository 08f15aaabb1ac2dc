import { expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type Person, signIn } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const OLD_PASSWORD_ATTEMPTS = 10;

const loggedIn = async (browser: Browser) => (await browser.call(ROUTES.loginStatus, {})).loggedIn;

const changePassword = ({ browser, user, email, password }: Person, newPassword: string) => {
  const { firstName, lastName } = user;
  return browser.call(ROUTES.updateUser, {
    params: { id: user._id },
    body: { email, firstName, lastName, password, newPassword },
  });
};

onEveryComposition('a session', (given) => {
  it('ends at sign-out, also for a copy of its cookie', async () => {
    const { browser } = await given.signUp();
    const { cookies } = browser;

    const signedOut = await browser.call(ROUTES.logout, {});

    expect(signedOut.message).toBe('Signed out successfully');
    expect(browser.cookies).not.toContain('qlaim_session');
    const replayed = await given.browser().fetch('/user/me', { headers: { cookie: cookies } });
    expect(replayed.status).toBe(401);
    expect(await replayed.json()).toEqual({ code: 'signed_out', message: 'Please sign in' });
  });

  it('continues when another session of the user signs out', async () => {
    const person = await given.signUp();
    const tablet = given.browser();
    await signIn({ ...person, browser: tablet });

    await person.browser.call(ROUTES.logout, {});

    expect(await loggedIn(tablet)).toBe(true);
  });

  it('ends with a new password, except the one that set it', async () => {
    const person = await given.signUp();
    const tablet = given.browser();
    await signIn({ ...person, browser: tablet });

    const changed = await changePassword(person, 'another-password');

    expect(changed.message).toBe('password changed successfully');
    expect(await loggedIn(person.browser)).toBe(true);
    expect(await loggedIn(tablet)).toBe(false);
    expect(await refusalOf(signIn(person))).toMatchObject({ status: 401, code: 'wrong_credentials' });
    await signIn({ ...person, password: 'another-password' });
  });

  it('needs the old password to set a new one', async () => {
    const person = await given.signUp();

    const attempt = changePassword({ ...person, password: 'not-the-old-one' }, 'another-password');

    expect(await refusalOf(attempt)).toMatchObject({ status: 400, code: 'old_password_wrong' });
    await signIn(person);
  });

  it('limits wrong old passwords, and a right one resets the limit', async () => {
    const person = await given.signUp();
    const other = await given.signUp();
    const guess = (number: number) =>
      refusalOf(changePassword({ ...person, password: `guess-${number}` }, 'another-password'));
    for (let number = 1; number < OLD_PASSWORD_ATTEMPTS; number += 1)
      expect(await guess(number)).toMatchObject({ status: 400, code: 'old_password_wrong' });
    await changePassword(person, 'another-password');

    for (let number = 1; number <= OLD_PASSWORD_ATTEMPTS; number += 1)
      expect(await guess(number)).toMatchObject({ status: 400, code: 'old_password_wrong' });

    const limited = await refusalOf(
      changePassword({ ...person, password: 'another-password' }, 'third-password'),
    );
    expect(limited).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(limited.retryAfter).toBeGreaterThan(0);
    const { user, email } = person;
    const names = { email, firstName: 'Still', lastName: 'Renamed' };
    await person.browser.call(ROUTES.updateUser, { params: { id: user._id }, body: names });
    await changePassword(other, 'another-password');
  });

  it('does not open with an invented or changed cookie', async () => {
    const { browser } = await given.signUp();
    const [name] = browser.cookies.split('=');

    for (const cookie of [`${name}=made-up`, `${name}=`, browser.cookies.replace(/.{8}$/, 'AAAAAAAA')]) {
      const answer = await given.browser().fetch('/user/me', { headers: { cookie } });
      expect(answer.status).toBe(401);
    }
  });

  it('has a cookie that scripts and other sites cannot use', async () => {
    const { email, password } = await given.signUp();

    const answer = await given.browser().fetch('/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });

    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
  });
});
