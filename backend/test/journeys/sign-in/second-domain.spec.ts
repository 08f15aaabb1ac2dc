import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { GoogleStandIn } from '../../../src/testing/google.ts';
import { SoftPasskey } from '../../../src/testing/sign-in/soft-passkey.ts';
import { Browser } from '../harness/browser.ts';
import { productAt } from '../harness/domains/at-domain.ts';
import {
  begin,
  choose,
  end,
  googleAccount,
  linkAtGoogle,
  signInAtGoogle,
} from '../harness/domains/at-google.ts';
import { submitForm } from '../harness/forms.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { type Person, signUp } from '../harness/people.ts';
import { refusalOf } from '../harness/refusal.ts';

const GERMAN = 'codes.example.de';
const VERSION = '2026-01-01';
const EXPIRED = '/login?google=expired';

const LEGAL_DIR = mkdtempSync(join(tmpdir(), 'legal-'));
mkdirSync(join(LEGAL_DIR, GERMAN));
writeFileSync(join(LEGAL_DIR, GERMAN, `terms-${VERSION}.en.md`), 'Terms of Taschen GmbH');

const google = await GoogleStandIn.start();
afterAll(() => google.stop());

const me = async (browser: Browser) => (await browser.call(ROUTES.me, {})).user;
const status = (browser: Browser) => browser.call(ROUTES.loginStatus, {});
const loggedIn = async (browser: Browser) => (await status(browser)).loggedIn;

onEveryComposition(
  'the sign-in at a second domain',
  (given) => {
    const german = () => productAt(given.product, GERMAN);
    const atGerman = () => new Browser(german());
    /** The same browser at another domain. It carries the cookies of the first, as only a thief's would. */
    const moved = (browser: Browser, product = german()) => {
      const { cookies } = browser;
      return new Browser({ ...product, proxied: { ...product.proxied, cookie: cookies } });
    };

    const accept = async (browser: Browser) => {
      const shown = { domain: GERMAN, version: VERSION, link: '', language: 'en', back: '/' };
      const answer = await submitForm(browser, '/legal/accept', shown);
      expect(answer.status).toBe(303);
    };
    const acceptedBy = async (id: string) => {
      const admin = await given.admin();
      return (await admin.browser.call(ROUTES.adminUser, { params: { id } })).terms;
    };
    const GERMAN_TERMS = { domain: GERMAN, version: VERSION, link: null, at: expect.any(String) };

    describe('with Google', () => {
      it('leads back to that domain, signs up there, and asks for its terms', async () => {
        const browser = atGerman();
        const account = googleAccount(google);
        const asked = await begin(browser);
        expect(asked.searchParams.get('redirect_uri')).toBe(`${german().publicUrl}/auth/google/callback`);
        expect(await end(browser, await choose(asked, account))).toBe('/login?google=done');
        const { user, google: offered } = await status(browser);
        expect([offered, user?.mustAcceptTerms]).toEqual([true, VERSION]);
        await accept(browser);
        expect((await status(browser)).user?.mustAcceptTerms).toBeUndefined();

        const first = given.browser();
        await signInAtGoogle(first, account);
        const known = await me(first);
        expect(known._id).toBe(user?._id);
        expect(known.mustAcceptTerms).toBeUndefined();
        expect(await acceptedBy(known._id)).toEqual([GERMAN_TERMS]);
      });

      it('ends at the domain where it began, and nowhere else', async () => {
        for (const [from, to] of [
          [given.product, german()],
          [german(), given.product],
        ] as const) {
          const browser = new Browser(from);
          const address = await begin(browser);
          const elsewhere = moved(browser, to);
          const back = await choose(address, googleAccount(google));
          expect(await end(elsewhere, back)).toBe(EXPIRED);
          expect(await loggedIn(elsewhere)).toBe(false);
          // It was not spent by that.
          expect(await end(browser, back)).toBe('/login?google=done');
        }
      });

      it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', `https://${GERMAN}/`])(
        'leads back to no other site: %s',
        async (from) => {
          const query = `?from=${encodeURIComponent(from)}`;
          expect(await signInAtGoogle(atGerman(), googleAccount(google), query)).toBe('/login?google=done');
        },
      );

      it('at a host that nobody serves leads back to the first domain', async () => {
        const stranger = new Browser(productAt(given.product, 'evil.example'));
        const asked = await begin(stranger);
        expect(asked.searchParams.get('redirect_uri')).toBe(
          `${given.product.publicUrl}/auth/google/callback`,
        );
        expect(asked.href).not.toContain('evil.example');
      });

      it('opens a session of its own in place of one that was planted', async () => {
        const attacker = await signUp(german());
        const planted = attacker.browser.cookies;
        const victim = atGerman();
        const back = await choose(await begin(victim), googleAccount(google, { given_name: 'Vera' }));
        const ended = await victim.open(back, { cookie: `${planted}; ${victim.cookies}` });
        expect(ended.headers.get('location')).toBe('/login?google=done');
        expect((await me(victim)).firstName).toBe('Vera');
        expect(await loggedIn(attacker.browser)).toBe(false);
      });

      it('is linked there, by who has proved there that it is them', async () => {
        const person = await signUp(german());
        await accept(person.browser);
        const account = googleAccount(google);
        expect(await linkAtGoogle(person.browser, account, person.password)).toBe('/profile?google=done');

        const other = await signUp(given.product);
        await other.browser.call(ROUTES.permitGoogleLink, { body: { password: other.password } });
        const begun = await moved(other.browser).open('/auth/google?for=link', {
          'sec-fetch-site': 'same-origin',
        });
        expect(begun.headers.get('location')).toBe('/profile?google=expired');
      });
    });

    describe('with a passkey', () => {
      const optionsOf = async ({ browser, password }: Person) =>
        (await browser.call(ROUTES.passkeyOptions, { body: { password } })).options;

      /** Signs up at the second domain, and adds a passkey there. */
      const withPasskey = async () => {
        const person = await signUp(german());
        await accept(person.browser);
        const { challenge, rp, user } = await optionsOf(person);
        const passkey = new SoftPasskey(user.id);
        const registration = passkey.registration({
          challenge,
          rpId: rp.id,
          origin: german().publicUrl,
        });
        await person.browser.call(ROUTES.addPasskey, { body: { name: 'Phone', registration } });
        return { person, passkey, rp };
      };
      const challengeIn = async (browser: Browser) =>
        (await browser.call(ROUTES.passkeySignInOptions, {})).options;

      it('that was added there signs in there, and asks for the terms of that domain', async () => {
        const { person, passkey, rp } = await withPasskey();
        expect(rp.id).toBe(GERMAN);
        const browser = atGerman();
        const { challenge, rpId } = await challengeIn(browser);
        expect(rpId).toBe(GERMAN);
        const assertion = passkey.assertion({ challenge, rpId, origin: german().publicUrl });
        const { user } = await browser.call(ROUTES.passkeySignIn, { body: { assertion } });
        expect([user._id, user.mustAcceptTerms]).toEqual([person.user._id, undefined]);
        expect(await acceptedBy(user._id)).toEqual([GERMAN_TERMS]);
      });

      it('is listed with its domain, and another one can be added for the first', async () => {
        const { person } = await withPasskey();
        const first = given.browser();
        await first.call(ROUTES.login, { body: { email: person.email, password: person.password } });
        const { passkeys } = await first.call(ROUTES.passkeys, {});
        expect(passkeys).toMatchObject([{ name: 'Phone', elsewhere: GERMAN }]);
        const options = await optionsOf({ ...person, browser: first });
        expect([options.rp.id, options.excludeCredentials]).toEqual([
          new URL(given.product.publicUrl).hostname,
          [],
        ]);
        expect((await optionsOf(person)).excludeCredentials).toHaveLength(1);
        const { passkeys: there } = await person.browser.call(ROUTES.passkeys, {});
        expect(there).toMatchObject([{ name: 'Phone', elsewhere: null }]);
      });

      it('of one domain signs in at no other, whatever a page has it sign', async () => {
        const { passkey } = await withPasskey();
        const firstHost = new URL(given.product.publicUrl).hostname;
        const pages = [
          { rpId: firstHost, origin: given.product.publicUrl },
          { rpId: GERMAN, origin: german().publicUrl },
          { rpId: GERMAN, origin: given.product.publicUrl },
        ];
        for (const page of pages) {
          const browser = given.browser();
          const { challenge } = await challengeIn(browser);
          const assertion = passkey.assertion({ challenge, ...page });
          const refused = await refusalOf(browser.call(ROUTES.passkeySignIn, { body: { assertion } }));
          expect(refused.code).toBe('passkey_refused');
        }
        const there = atGerman();
        const { challenge, rpId } = await challengeIn(there);
        const forged = passkey.assertion({ challenge, rpId, origin: 'http://evil.example' });
        const refused = await refusalOf(there.call(ROUTES.passkeySignIn, { body: { assertion: forged } }));
        expect(refused.code).toBe('passkey_refused');
      });

      it('signs no challenge that was given at another domain', async () => {
        const { passkey } = await withPasskey();
        const browser = given.browser();
        const { challenge } = await challengeIn(browser);
        const assertion = passkey.assertion({ challenge, rpId: GERMAN, origin: german().publicUrl });
        const replayed = moved(browser).call(ROUTES.passkeySignIn, { body: { assertion } });
        expect((await refusalOf(replayed)).code).toBe('passkey_refused');
      });
    });
  },
  { environment: { PROXIED_DOMAINS: GERMAN, LEGAL_DIR, ...google.environment } },
);
