import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { GoogleStandIn } from '../../../src/testing/google.ts';
import type { Browser } from '../harness/browser.ts';
import { begin, choose, end, googleAccount, signInAtGoogle } from '../harness/domains/at-google.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { refusalOf } from '../harness/refusal.ts';

const google = await GoogleStandIn.start();
const closed = await GoogleStandIn.start();
afterAll(() => Promise.all([google.stop(), closed.stop()]));

const CALLBACK = '/auth/google/callback';
const EXPIRED = '/login?google=expired';
const loggedIn = async (browser: Browser) => (await browser.call(ROUTES.loginStatus, {})).loggedIn;

onEveryComposition(
  'a try at Google',
  (given) => {
    it('asks for the e-mail with state, nonce and PKCE, and keeps them in a cookie of its own', async () => {
      const browser = given.browser();
      const { searchParams: asked } = await begin(browser);
      expect(asked.get('scope')).toBe('openid email profile');
      expect(asked.get('redirect_uri')).toBe(`${given.product.publicUrl}${CALLBACK}`);
      expect(asked.get('code_challenge_method')).toBe('S256');
      const secrets = ['state', 'nonce', 'code_challenge'].map((name) => asked.get(name) ?? '');
      for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(new Set(secrets).size).toBe(3);
      const begun = await given.browser().open('/auth/google');
      const [cookie = ''] = begun.headers.getSetCookie();
      for (const attribute of [/HttpOnly/, /SameSite=Lax/, /Path=\/(;|$)/, /Max-Age=600/])
        expect(cookie).toMatch(attribute);
      for (const secret of secrets) expect(cookie).not.toContain(secret);
    });

    it('leads back with words after a refusal', async () => {
      const browser = given.browser();
      const back = await choose(await begin(browser), googleAccount(google), false);
      expect(await end(browser, back)).toBe('/login?google=refused');
      expect(await loggedIn(browser)).toBe(false);
    });

    it('ends only in the browser that began it', async () => {
      const back = await choose(await begin(given.browser()), googleAccount(google));
      const stranger = given.browser();
      expect(await end(stranger, back)).toBe(EXPIRED);
      await begin(stranger);
      expect(await end(stranger, back)).toBe(EXPIRED);
      expect(await loggedIn(stranger)).toBe(false);
    });

    it('ends once, also where the browser keeps its cookie', async () => {
      const browser = given.browser();
      const address = await begin(browser);
      const { cookies } = browser;
      const back = await choose(address, googleAccount(google));
      expect(await end(browser, back)).toBe('/login?google=done');
      const thief = given.browser();
      const replayed = await thief.open(back, { cookie: cookies });
      expect(replayed.headers.get('location')).toBe(EXPIRED);
      expect(await loggedIn(thief)).toBe(false);
    });

    it.each(['', '?code=x', '?state=x&code=x', '?state=x&state=y', '?error=access_denied'])(
      'does not begin with an answer that nobody asked for: %s',
      async (query) => {
        const browser = given.browser();
        expect(await end(browser, CALLBACK + query)).toBe(EXPIRED);
        expect(await loggedIn(browser)).toBe(false);
      },
    );

    it.each(['state', 'code'])('does not end with a forged %s', async (part) => {
      const browser = given.browser();
      const back = new URL(await choose(await begin(browser), googleAccount(google)), 'http://localhost');
      back.searchParams.set(part, 'forged');
      expect(await end(browser, back.pathname + back.search)).toBe(EXPIRED);
      expect(await loggedIn(browser)).toBe(false);
    });

    it('does not end with the code of another try, which PKCE binds to its browser', async () => {
      const victim = await choose(await begin(given.browser()), googleAccount(google));
      const stolen = new URL(victim, 'http://localhost').searchParams.get('code');
      const thief = given.browser();
      const { searchParams } = await begin(thief);
      const back = new URLSearchParams({ state: searchParams.get('state') ?? '', code: stolen ?? '' });
      expect(await end(thief, `${CALLBACK}?${back}`)).toBe(EXPIRED);
      expect(await loggedIn(thief)).toBe(false);
    });

    it.each([
      ['/edit/7K3M9QWX2P', '/edit/7K3M9QWX2P'],
      ['/admin/codes?page=2', '/admin/codes?page=2'],
      ['//evil.example', undefined],
      ['/\\evil.example', undefined],
      ['/x\\evil.example', undefined],
      ['https://evil.example', undefined],
    ])('returns to a page of ours only: %s', async (from, kept) => {
      const query = `?from=${encodeURIComponent(from)}`;
      const to = await signInAtGoogle(given.browser(), googleAccount(google), query);
      const address = new URL(to ?? '', 'http://localhost');
      expect([address.host, address.pathname]).toEqual(['localhost', '/login']);
      expect(address.searchParams.get('from') ?? undefined).toBe(kept);
    });

    it('tells the page of its window, and allows it no other script', async () => {
      const browser = given.browser();
      const back = await choose(await begin(browser, '?popup=window-0001'), googleAccount(google));
      const page = await browser.open(back);
      const html = await page.text();
      const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
      expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      expect(script).toContain('"popup":"window-0001","to":"/login?google=done"');
      expect(html).toContain('href="/login?google=done"');
      expect(await loggedIn(browser)).toBe(true);
    });

    it('links for the person who began it, on a page of ours', async () => {
      const { browser, password } = await given.signUp();
      await browser.call(ROUTES.permitGoogleLink, { body: { password } });
      const foreign = await browser.open('/auth/google?for=link', { 'sec-fetch-site': 'cross-site' });
      expect(foreign.status).toBe(403);
      const back = await choose(await begin(browser, '?for=link'), googleAccount(google));
      await browser.call(ROUTES.logout, {});
      expect(await end(browser, back)).toBe('/profile?google=expired');
    });

    it('links nothing for who holds a session and does not prove who they are', async () => {
      const { browser } = await given.signUp();
      const own = { 'sec-fetch-site': 'same-origin' };
      for (const body of [{}, { password: 'not-the-password' }]) {
        const permit = browser.call(ROUTES.permitGoogleLink, { body });
        expect(await refusalOf(permit)).toMatchObject({ status: 400, code: 'password_wrong' });
      }
      const begun = await browser.open('/auth/google?for=link&popup=window-0002', own);
      expect(begun.headers.get('location')).toBeNull();
      expect(await begun.text()).toContain('"popup":"window-0002","to":"/profile?google=expired"');
      expect(await browser.call(ROUTES.signInMethods, {})).toMatchObject({ google: false });
    });

    it('begins a link once for a proof, in the browser and for the person that gave it', async () => {
      const { browser, password } = await given.signUp();
      await browser.call(ROUTES.permitGoogleLink, { body: { password } });
      const own = { 'sec-fetch-site': 'same-origin' };
      const proof = browser.cookies;
      const other = await given.signUp();
      await other.browser.call(ROUTES.permitGoogleLink, { body: { password: other.password } });
      const challengeOf = (cookies: string) => /qlaim_challenge=[^;]+/.exec(cookies)?.[0] ?? '';
      const foreign = other.browser.cookies.replace(challengeOf(other.browser.cookies), challengeOf(proof));
      const tries = [
        await given.browser().open('/auth/google?for=link', { ...own, cookie: foreign }),
        await given.browser().open('/auth/google?for=link', { ...own, cookie: proof }),
        await given.browser().open('/auth/google?for=link', { ...own, cookie: proof }),
      ];
      const to = tries.map(({ headers }) => headers.get('location')?.replace(/\?.*state=.*/, ' at Google'));
      expect(to).toEqual([
        '/profile?google=expired',
        expect.stringContaining(' at Google'),
        '/profile?google=expired',
      ]);
    });

    it('does not link for visitors without a session, or without a verified e-mail', async () => {
      const own = { 'sec-fetch-site': 'same-origin' };
      expect((await given.browser().open('/auth/google?for=link', own)).status).toBe(401);
      const { browser } = await given.unverified();
      expect((await browser.open('/auth/google?for=link', own)).status).toBe(403);
    });
  },
  { environment: google.environment },
);

onEveryComposition(
  'a try while Google is away',
  (given) => {
    it('leads back with words', async () => {
      const browser = given.browser();
      const back = await choose(await begin(browser), googleAccount(closed));
      await closed.stop();
      expect(await end(browser, back)).toBe('/login?google=away');
      expect(await loggedIn(browser)).toBe(false);
    });
  },
  { environment: closed.environment },
);

onEveryComposition('a product without Google', (given) => {
  it('says so', async () => {
    const browser = given.browser();
    const answer = await browser.open('/auth/google');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      code: 'google_not_set_up',
      message: 'Sign-in with Google is not set up here',
    });
    expect((await browser.call(ROUTES.loginStatus, {})).google).toBe(false);
    expect(await end(browser, CALLBACK)).toBe(EXPIRED);
  });
});
