import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, PHONE, visit } from '../support/browsers.ts';
import { faults } from '../support/faults.ts';
import { OMAR, type Person, ROSA, signIn } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { approvedCodes, register, signUp } from '../support/setup.ts';

const CLAIM = 'Claim this code';
const WAITING = 'This code is waiting for its owner';

describe('the claim of a scanned code', () => {
  let product: RunningProduct;
  let browser: Browser;
  const free: string[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    free.push(...(await approvedCodes(product, 5)));
    await register(product, ROSA);
    await signUp(product, OMAR);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const nextCode = () => free.pop() ?? '';
  const phone = () => visit(browser, PHONE, product.url);
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const claimButton = (page: Page) => page.getByRole('button', { name: CLAIM });

  /** Signs in on a phone. `at` is the page that opens after it. */
  async function signedIn(person: Pick<Person, 'email' | 'password'>, at: string): Promise<Page> {
    const page = await phone();
    await page.goto('/login');
    await signIn(page, { ...ROSA, ...person });
    // The sign-in and the guard of its page both lead there, and one of the two is cut short.
    await expect.poll(() => new URL(page.url()).pathname).toBe(at.slice('**'.length));
    return page;
  }

  /** Opens the phone of the same person without script. */
  async function withoutScript(signed: Page): Promise<Page> {
    const storageState = await signed.context().storageState();
    return visit(browser, { ...PHONE, storageState, javaScriptEnabled: false }, product.url);
  }

  it.each([true, false])(
    'leads a stranger to the sign-up, which keeps the code (script: %s)',
    async (script) => {
      const code = free[0];
      const page = await visit(browser, { ...PHONE, javaScriptEnabled: script }, product.url);
      await page.goto(`/${code}`);
      await title(page, WAITING);
      expect(await page.getByRole('button').count()).toBe(1);
      expect(await page.getByRole('link', { name: 'Sign in here' }).getAttribute('href')).toBe(
        `/login?code=${code}`,
      );
      expect(script ? await faults(page) : []).toEqual([]);
      await claimButton(page).click();
      await page.waitForURL(`**/register?code=${code}&by=email`);
      if (!script) return;
      for (const again of [false, true]) {
        if (again) await page.reload();
        await title(page, 'Sign up');
        await page.getByText(WAITING).waitFor();
      }
    },
  );

  it('gives the code to a verified user without a press, and names it on the list', async () => {
    const code = nextCode();
    const page = await signedIn(ROSA, '**/');
    await page.goto(`/${code}`);
    await page.waitForURL(`${product.url}/`);
    const printed = `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`;
    await page.getByText(`QR code claimed successfully: ${printed}`).waitFor();
    await page.reload();
    await title(page, 'My QR Codes');
    expect(await page.getByText('QR code claimed successfully').count()).toBe(0);

    await page.goto(`/${code}`);
    await page.waitForURL(`**/edit/${code}`);
    await title(page, 'Edit QR Code:');
  });

  it('gives the code to a verified user without script by one press, who reads whose it is', async () => {
    const code = nextCode();
    const signed = await signedIn(ROSA, '**/');
    const page = await withoutScript(signed);
    await page.goto(`/${code}`);
    await page.getByText('Signed in as Rosa Weiss (rosa@example.com)').waitFor();
    await claimButton(page).click();
    await page.waitForURL(`**/edit/${code}?claimed=${code}`);
    await signed.goto(page.url());
    await signed.getByText('This code is yours').waitFor();
    expect(new URL(signed.url()).search).toBe('');
    expect(await faults(signed)).toEqual([]);
  });

  it('claims nothing while a browser opens the page ahead', async () => {
    const page = await signedIn(ROSA, '**/');
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => true }),
    );
    await page.goto(`/${free[0]}`);
    await claimButton(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(`/claim/${free[0]}`);
    expect(await faults(page)).toEqual([]);
  });

  it('does nothing for an admin', async () => {
    const page = await signedIn(ADMIN, '**/admin');
    await page.goto(`/${free[0]}`);
    await page.getByText('You are signed in as an admin').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByText('(done)').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
  });

  it('waits until an unverified user has entered the digits of the mail', async () => {
    const page = await phone();
    await page.goto('/login');
    await signIn(page, OMAR);
    await title(page, 'Verify your email');
    for (const shown of [page, await withoutScript(page)]) {
      await shown.goto(`/${free[0]}`);
      await shown.waitForURL(`**/welcome?code=${free[0]}&why=verify`);
      await title(shown, 'Verify your email first');
    }
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.waitForURL('**/login*');
  });

  it('tells others whose it is not, and that a code is not known', async () => {
    const code = nextCode();
    const owner = await signedIn(ROSA, '**/');
    await owner.goto(`/claim/${code}`);
    await owner.waitForURL(`${product.url}/`);
    const page = await phone();
    await page.goto(`/claim/${code}`);
    await title(page, 'This QR code has already been claimed');
    expect(await faults(page)).toEqual([]);
    await page.goto('/claim/hello');
    await title(page, 'This code is not known');
  });

  it('speaks the language that the visitor chooses, with and without script, also after a reload', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit(browser, { ...PHONE, javaScriptEnabled }, product.url);
      await page.goto(`/claim/${free[0]}`);
      expect(await page.context().cookies()).toEqual([]);
      await page.getByRole('link', { name: 'العربية' }).click();
      await title(page, 'هذا الرمز ينتظر مالكه');
      expect(new URL(page.url()).search).toBe('');
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await page.reload();
      await title(page, 'هذا الرمز ينتظر مالكه');
      expect(javaScriptEnabled ? await faults(page) : []).toEqual([]);
      await page.goto('/welcome?why=deleted');
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await title(page, 'Dieser Code wird nicht mehr verwendet');
      expect(new URL(page.url()).search).toBe('?why=deleted');
    }
  });
});
