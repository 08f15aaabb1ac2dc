import { ROUTES } from '@qlaim/backend/contract';
import type { GoogleStandIn } from '@qlaim/backend/testing/google';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, visit } from '../support/browsers.ts';
import { faults } from '../support/faults.ts';
import {
  addAccount,
  answer,
  continueWithGoogle,
  GOOGLE,
  openGoogle,
  startWithGoogle,
} from '../support/google.ts';
import { OMAR, ROSA, signIn } from '../support/people.ts';
import type { RunningProduct } from '../support/product.ts';
import { approvedCodes, register, signUp } from '../support/setup.ts';

const SIGNED_IN = 'Login successfully';
const TOO_OLD = 'This try is too old or already used';

/** Chromium with the rules of Firefox for the cookies of other sites, and with its own. */
describe.each([
  ['with cookies of other sites', []],
  ['without cookies of other sites', ['--test-third-party-cookie-phaseout', '--block-third-party-cookies']],
])('the sign-in with Google %s', (_rules, flags) => {
  let google: GoogleStandIn;
  let product: RunningProduct;
  let browser: Browser;
  const free: string[] = [];

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '';
    const args = ['--no-sandbox', '--disable-gpu', ...flags];
    [{ google, product }, browser] = await Promise.all([
      startWithGoogle(),
      chromium.launch({ executablePath, args }),
    ]);
    free.push(...(await approvedCodes(product, 3)));
    await register(product, ROSA);
    await signUp(product, OMAR);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await google?.stop();
  });

  const nextCode = () => free.pop() ?? '';
  const open = async (path: string, device = DESKTOP): Promise<Page> => {
    const page = await visit(browser, device, product.url);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  const me = (page: Page) =>
    page.evaluate(async (path) => (await (await fetch(path)).json()).user, ROUTES.me.path);
  const blockWindows = (page: Page) =>
    page.context().addInitScript(() => {
      window.open = () => null;
    });

  it('signs a stranger up, who gets the scanned code', async () => {
    const code = nextCode();
    const account = addAccount(google, 'scanner@google.example');
    const page = await open(`/register?code=${code}`, PHONE);
    expect(await faults(page)).toEqual([]);
    await continueWithGoogle(page, account);
    await page.waitForURL(`${product.url}/`);
    await page.getByText('QR code claimed successfully').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: code.slice(0, 4) })
      .first()
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('link'))).toBeNull();
    expect(await me(page)).toMatchObject({ email: account, provider: 'google', emailVerified: true });
  });

  it('signs in, and returns to the page that asked for it', async () => {
    const account = addAccount(google, 'again@google.example');
    await continueWithGoogle(await open('/login'), account);
    const page = await open('/profile');
    await page.waitForURL('**/login');
    expect(await faults(page)).toEqual([]);
    await continueWithGoogle(page, account);
    await page.waitForURL('**/profile');
    await page.getByText(SIGNED_IN).waitFor();
  });

  it('claims the code in the same window where the browser blocks another', async () => {
    const code = nextCode();
    const account = addAccount(google, 'blocked@google.example');
    const page = await visit(browser, PHONE, product.url);
    await blockWindows(page);
    await page.goto(`/login?code=${code}`);
    await page.getByRole('button', { name: GOOGLE }).click();
    await answer(page, account);
    await page.waitForURL(`${product.url}/`);
    await page.getByText('QR code claimed successfully').waitFor();
  });

  it('reaches its page where a policy of Google parts the window from it', async () => {
    google.partsWindows = true;
    const account = addAccount(google, 'parted@google.example');
    const page = await open('/login');
    const opened = await openGoogle(page);
    await answer(opened, account);
    await page.waitForURL(`${product.url}/`);
    google.partsWindows = false;
    expect(await me(page)).toMatchObject({ email: account });
  });

  it('says what happened after a refusal, and keeps what is typed', async () => {
    const page = await open('/login');
    await page.getByLabel('Email').fill('rosa@example.com');
    await continueWithGoogle(page, 'nobody', 'Refuse');
    await page.getByText('Google was not allowed to sign you in.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('rosa@example.com');
    expect(await faults(page)).toEqual([]);
  });

  it('refuses a forged answer, and a replayed one', async () => {
    const page = await open('/auth/google/callback?state=forged&code=forged');
    await page.getByText(TOO_OLD).waitFor();

    const victim = await visit(browser, DESKTOP, product.url);
    await blockWindows(victim);
    const callback = victim.waitForRequest('**/auth/google/callback*');
    await victim.goto('/login');
    await victim.getByRole('button', { name: GOOGLE }).click();
    await answer(victim, addAccount(google, 'victim@google.example'));
    const address = (await callback).url();
    await victim.waitForURL(`${product.url}/`);
    for (const thief of [page, victim]) {
      await thief.goto(address);
      if (thief === page) await thief.getByText(TOO_OLD).waitFor();
    }
    expect(await me(victim)).toMatchObject({ email: 'victim@google.example' });
    expect(await me(page)).toBeUndefined();
  });

  it('asks to sign in first where an account has not verified its e-mail', async () => {
    const page = await open('/login');
    await continueWithGoogle(page, addAccount(google, OMAR.email));
    await page.getByText('An account with this email exists').waitFor();
  });

  it('links in the profile, and unlinks', async () => {
    const account = addAccount(google, 'rosa@google.example');
    const page = await open('/login');
    await signIn(page, ROSA);
    await page.waitForURL(`${product.url}/`);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Link Google' }).click();
    await page.getByLabel('Your password').fill(ROSA.password);
    expect(await faults(page)).toEqual([]);
    await continueWithGoogle(page, account, 'Allow', 'Continue');
    await page.getByText('Google linked successfully').waitFor();
    await page.getByRole('button', { name: 'Unlink Google' }).waitFor();
    expect(await faults(page)).toEqual([]);

    const tablet = await open('/login');
    await continueWithGoogle(tablet, account);
    await tablet.waitForURL(`${product.url}/`);
    expect(await me(tablet)).toMatchObject({ email: ROSA.email, provider: 'local' });

    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await page.getByText('Google unlinked successfully').waitFor();
  });

  it('has a profile for who has no password yet', async () => {
    const page = await open('/login');
    await continueWithGoogle(page, addAccount(google, 'new@google.example'));
    await page.waitForURL(`${product.url}/`);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add a password' }).waitFor();
    expect(await page.getByLabel('Old password').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a password' }).click();
    await page.getByText('Email sent successfully').waitFor();
  });
});
