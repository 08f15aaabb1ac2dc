import { afterAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { GoogleStandIn } from '../../../src/testing/google.ts';
import type { Browser } from '../harness/browser.ts';
import {
  begin,
  choose,
  end,
  googleAccount,
  linkAtGoogle,
  moveAccount,
  signInAtGoogle,
} from '../harness/domains/at-google.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { mailsTo } from '../harness/mail/mailbox.ts';
import { register, signIn, stranger } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';
import { SOON } from '../harness/soon.ts';

const google = await GoogleStandIn.start();
afterAll(() => google.stop());

const me = async (browser: Browser) => (await browser.call(ROUTES.me, {})).user;
const methods = (browser: Browser) => browser.call(ROUTES.signInMethods, {});
const emailOf = (id: string) => google.accounts.get(id)?.email ?? '';

/** How often a link to Google was counted as a security event. */
async function linksCounted(urls: readonly string[]): Promise<number> {
  const pages = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const line = /^qlaim_security_events_total\{event="google_changed"\} (\d+)$/m;
  return pages.reduce((sum, page) => sum + Number(line.exec(page)?.[1] ?? 0), 0);
}

onEveryComposition(
  'the sign-in with Google',
  (given) => {
    it('signs a stranger up without a one-time code, and in the next time', async () => {
      const account = googleAccount(google);
      const first = given.browser();
      expect(await signInAtGoogle(first, account)).toBe('/login?google=done');
      const user = await me(first);
      expect(user).toMatchObject({
        firstName: 'Rosa',
        lastName: 'Weiss',
        email: emailOf(account),
        provider: 'google',
        role: 'user',
        emailVerified: true,
      });
      const again = given.browser();
      await signInAtGoogle(again, account);
      expect((await me(again))._id).toBe(user._id);
      expect((await first.call(ROUTES.loginStatus, {})).google).toBe(true);
    });

    it('knows the person by the id at Google, not by the address', async () => {
      const account = googleAccount(google);
      const before = given.browser();
      await signInAtGoogle(before, account);
      const old = emailOf(account);
      moveAccount(google, account, `new-${old}`);
      const after = given.browser();
      await signInAtGoogle(after, account);
      expect(await me(after)).toEqual(await me(before));

      const other = given.browser();
      const impostor = googleAccount(google, { email: old });
      expect(await signInAtGoogle(other, impostor)).toBe('/login?google=first');
      expect((await other.call(ROUTES.loginStatus, {})).loggedIn).toBe(false);
    });

    it('creates one account for simultaneous sign-ups with one Google account', async () => {
      const account = googleAccount(google);
      const browsers = Array.from({ length: 5 }, () => given.browser());
      const returns = await Promise.all(
        browsers.map(async (browser) => choose(await begin(browser), account)),
      );
      await Promise.all(browsers.map((browser, at) => end(browser, returns[at] ?? '')));
      const ids = await Promise.all(browsers.map(async (browser) => (await me(browser))._id));
      expect(new Set(ids).size).toBe(1);
    });

    it('is open with no password to an account without one', async () => {
      const account = googleAccount(google);
      await signInAtGoogle(given.browser(), account);
      const guess = { ...stranger(given.product), email: emailOf(account) };
      expect(await refusalOf(signIn(guess))).toMatchObject({ status: 401, code: 'wrong_credentials' });
    });

    it('links an account whose e-mail both sides have verified', async () => {
      const person = await given.signUp();
      const tablet = given.browser();
      expect(await signInAtGoogle(tablet, googleAccount(google, { email: person.email }))).toBe(
        '/login?google=done',
      );
      expect((await me(tablet))._id).toBe(person.user._id);
      expect(await methods(tablet)).toEqual({ password: true, google: true, googleOffered: true });
      const linked = 'A Google account with your email signed in and was linked';
      await expect
        .poll(
          async () => (await mailsTo(given.product, person.email, /Google/)).map((mail) => mail.subject),
          SOON,
        )
        .toEqual([linked]);
    });

    it.each([
      ['of nobody', async () => 'nobody@google.example'],
      ['of a verified account', async () => (await given.signUp()).email],
    ])('refuses an e-mail %s that Google has not verified', async (_whose, find) => {
      const email = await find();
      const browser = given.browser();
      const account = googleAccount(google, { email, email_verified: false });
      expect(await signInAtGoogle(browser, account)).toBe('/login?google=unverified');
      expect((await browser.call(ROUTES.loginStatus, {})).loggedIn).toBe(false);
    });

    it('asks to sign in first where the account has not verified its e-mail', async () => {
      const person = stranger(given.product);
      await register(person);
      const browser = given.browser();
      const account = googleAccount(google, { email: person.email });
      expect(await signInAtGoogle(browser, account)).toBe('/login?google=first');
      expect((await browser.call(ROUTES.loginStatus, {})).loggedIn).toBe(false);
    });

    it('links in the profile, and unlinks once there is a password', async () => {
      const { browser, user, email, password } = await given.signUp();
      const account = googleAccount(google);
      const before = await linksCounted(given.product.urls);
      expect(await linkAtGoogle(browser, account, password)).toBe('/profile?google=done');
      await expect.poll(() => linksCounted(given.product.urls)).toBeGreaterThan(before);
      expect(await methods(browser)).toMatchObject({ google: true });
      const tablet = given.browser();
      await signInAtGoogle(tablet, account);
      expect((await me(tablet))._id).toBe(user._id);

      const unlinked = await browser.call(ROUTES.unlinkGoogle, {});
      expect(unlinked).toMatchObject({ google: false, message: 'Google unlinked successfully' });
      const other = given.browser();
      await signInAtGoogle(other, account);
      expect((await me(other))._id).not.toBe(user._id);
      const mails = async () => (await mailsTo(given.product, email, /Google/)).map(({ subject }) => subject);
      await expect
        .poll(mails, SOON)
        .toEqual(['A Google account was linked', 'The Google account was unlinked']);
    });

    it('refuses to link what another account uses, and a second Google account', async () => {
      const account = googleAccount(google);
      await signInAtGoogle(given.browser(), account);
      const { browser, password } = await given.signUp();
      expect(await linkAtGoogle(browser, account, password)).toBe('/profile?google=taken');
      await linkAtGoogle(browser, googleAccount(google), password);
      const another = googleAccount(google);
      expect(await linkAtGoogle(browser, another, password)).toBe('/profile?google=other');
    });

    it('keeps Google for a person without a password, who gets one by mail', async () => {
      const account = googleAccount(google);
      const browser = given.browser();
      await signInAtGoogle(browser, account);
      const refusal = await refusalOf(browser.call(ROUTES.unlinkGoogle, {}));
      expect(refusal).toMatchObject({ status: 409, code: 'password_needed' });

      const email = emailOf(account);
      await browser.call(ROUTES.requestPasswordReset, { body: { email } });
      const token = await given.resetTokenFor(email);
      const password = 'roses-are-red';
      await browser.call(ROUTES.resetPassword, { body: { token, password } });
      const again = given.browser();
      await signIn({ browser: again, email, password });
      expect(await methods(again)).toEqual({ password: true, google: true, googleOffered: true });
      await again.call(ROUTES.unlinkGoogle, {});
      expect(await methods(again)).toMatchObject({ google: false });
    });
  },
  { environment: google.environment },
);
