import { LANGUAGE_COOKIE, type Language } from '@qlaim/backend/texts';
import { ACCOUNT, type AccountWords } from '@qlaim/backend/texts/account';
import { EDIT, type EditWords } from '@qlaim/backend/texts/owner/edit';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { RunningProduct } from '../support/product.ts';
import { approvedCodes } from '../support/setup.ts';
import { tabTo } from '../support/tab-to.ts';

const WIDTHS = [320, 360, 768, 1280];
/** A phone with a keyboard, because the journey uses no touch. */
const NARROW: BrowserContextOptions = { ...PHONE, isMobile: false, hasTouch: false };

describe.each([
  ['de', 'ltr', 'de-AT'],
  ['ar', 'rtl', 'ar-EG'],
] as const)('a sign-up in %s by keyboard alone', (language: Language, dir, locale) => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let texts: { words: AccountWords };
  let editor: EditWords['frame'];
  let code: string;
  let unclaimed: string;
  const person = { email: `rosa-${language}@example.com`, password: 'roses-are-red' };

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    [code = '', unclaimed = ''] = await approvedCodes(product, 2);
    page = await visit(browser, { ...NARROW, locale }, product.url);
    texts = { words: (await ACCOUNT.first(language)).texts };
    editor = (await EDIT.first(language)).texts.frame;
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  const type = async (label: string, text: string) => {
    await tabTo(page, field(label));
    await page.keyboard.type(text);
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const expectSteps = async (done: number) => {
    await page.getByText(code.match(/.{1,4}/g)?.join(' ') ?? '').waitFor();
    expect(await page.locator('.qk-step-done').count()).toBe(done);
  };

  it('has language and direction of the browser, and shows the scanned code', async () => {
    await page.goto(`/register?code=${code}`);
    await heading(texts.words.signUp.title);
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([language, dir]);
    await expectSteps(0);
    expect(await axe(page)).toEqual([]);
  });

  it('reaches the one-time code, and keeps the tag', async () => {
    const { fields, otp } = texts.words;
    await type(fields.firstName, 'Rosa');
    await type(fields.lastName, 'Weiss');
    await type(fields.email, person.email);
    await type(fields.password, person.password);
    await page.keyboard.press('Enter');
    await heading(otp.title);
    await expectSteps(1);
    expect(await axe(page)).toEqual([]);
  });

  it('ends in the editor of the code, in the same language', async () => {
    // The sixth digit sends the code.
    await page.keyboard.type(await product.otpFor(person.email));
    await page.getByText(editor.claimed.title).waitFor();
    await page.waitForURL(`${product.url}/edit/${code}`);
    await heading(editor.title);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    expect(await axe(page)).toEqual([]);
  });

  it('fits every width', async () => {
    const stranger = await visit(browser, { ...DESKTOP, locale }, product.url);
    // The page to sign up leaves for another one where the code is claimed.
    for (const path of ['/login', `/register?code=${unclaimed}`, '/reset?token=x', '/reset']) {
      await stranger.goto(path);
      await stranger.getByRole('heading', { level: 1 }).waitFor();
      for (const width of WIDTHS) {
        await stranger.setViewportSize({ width, height: 800 });
        const beyond = await stranger.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  it('switches to English and back by keyboard, with what is typed, and remembers it', async () => {
    const stranger = await visit(browser, { ...NARROW, locale }, product.url);
    await stranger.goto('/login');
    await stranger.getByLabel(texts.words.fields.email, { exact: true }).fill('rosa@example.com');
    await tabTo(stranger, stranger.getByRole('link', { name: 'English' }));
    await stranger.keyboard.press('Enter');
    await stranger.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await stranger.getByLabel('Email').inputValue()).toBe('rosa@example.com');
    expect(await axe(stranger)).toEqual([]);
    const cookies = await stranger.context().cookies();
    expect(cookies.find(({ name }) => name === LANGUAGE_COOKIE)?.value).toBe('en');
    await stranger.reload();
    await stranger.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });
});
