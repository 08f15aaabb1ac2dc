import { ADMIN_ROUTES, ROUTES } from '@qlaim/backend/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, OMAR, type Person, ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { register, registerOwner, signedIn, signUp } from '../support/setup.ts';
import { isFocused } from '../support/tab-to.ts';

const MISTYPED: Person = { ...ROSA, firstName: 'Ana', email: 'ana@exmaple.com' };
const SOON = { timeout: 10_000 };

describe('help for a person', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let rosa = '';
  let codes: readonly string[] = [];
  let call: Awaited<ReturnType<typeof registerOwner>>['call'];

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const owner = await registerOwner(product, ROSA, 2);
    ({ codes, call } = owner);
    rosa = (await call(ROUTES.me, {})).user._id;
    await register(product, OMAR);
    await signUp(product, MISTYPED);
    for (const id of codes)
      await call(ROUTES.updateCode, {
        params: { id },
        body: { type: 'link', link: 'https://example.com/then', name: 'Blue bag' },
      });
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const question = () => page.getByRole('alertdialog');
  const choose = async (item: string) => {
    await button('Help').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const openRosa = async () => {
    await page.goto(`/admin/people/${rosa}`);
    await page.getByRole('heading', { level: 1, name: 'Rosa Weiss' }).waitFor();
    await page.getByRole('heading', { name: 'Codes' }).waitFor();
  };
  const ownersOf = async (id: string) => {
    const admin = await signedIn(product, ADMIN);
    return (await admin(ADMIN_ROUTES.adminCode, { params: { id } })).user?.email;
  };
  const sidewards = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  it('mails the address of a code by the keyboard, and returns the focus', async () => {
    await openRosa();
    await button('Help').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog().getByLabel('Code', { exact: true }).waitFor();
    await dialog().getByRole('button', { name: 'Send it' }).press('Enter');
    await page.getByText('The address was mailed to the owner').first().waitFor();
    await expect.poll(() => isFocused(button('Help')), SOON).toBe(true);
  });

  it.each([360, 768, 1280])(
    'has no fault that axe finds, and no scrolling aside, at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await openRosa();
      await button('Help').click();
      await page.getByRole('menuitem').first().waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await sidewards()).toBe(0);
      const menu = await page.getByRole('menu').boundingBox();
      expect(menu?.x).toBeGreaterThanOrEqual(0);
      await page.getByRole('menuitem', { name: 'Change the email' }).click();
      await dialog().getByLabel('New email').waitFor();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await choose('Hand over a code');
      await dialog().getByRole('button', { name: 'Continue' }).click();
      await dialog().getByLabel('New owner, by email or name').fill('omar');
      await dialog().getByRole('radio').check();
      expect(await axe(page)).toEqual([]);
      await dialog().getByRole('button', { name: 'Continue' }).click();
      await question().waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await sidewards()).toBe(0);
      await page.keyboard.press('Escape');
    },
  );

  it('hands a code over that keeps where it leads', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const [, code = ''] = codes;
    await openRosa();
    await choose('Hand over a code');
    await dialog().getByLabel('Code', { exact: true }).selectOption(code);
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await dialog().getByLabel('New owner, by email or name').fill('haddad');
    await dialog()
      .getByRole('radio', { name: /^Omar Haddad/ })
      .check();
    await dialog().getByLabel('Keep where it leads').check();
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await question().getByText('What a scan does stays: Opens example.com/then.').waitFor();
    await question().getByRole('button', { name: 'Hand it over' }).click();
    await page.getByText('The code was handed over, and both people are told').first().waitFor();
    expect(await ownersOf(code)).toBe(OMAR.email);
  });

  it('hands a code over from its page, which then is empty', async () => {
    const [code = ''] = codes;
    await page.goto(`/admin/codes/${code}`);
    await button('Hand over').click();
    await dialog().getByLabel('New owner, by email or name').fill('omar');
    await dialog()
      .getByRole('radio', { name: /^Omar Haddad/ })
      .check();
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await question().getByRole('button', { name: 'Hand it over' }).click();
    await page.getByText('Nothing is stored yet.').waitFor();
    await page.getByRole('link', { name: 'Omar Haddad' }).first().waitFor();
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('Handed over', { exact: true }).waitFor();
    expect(await ownersOf(code)).toBe(OMAR.email);
  });

  it('corrects an email that was mistyped at the sign-up', async () => {
    await page.goto('/admin/people');
    await page.getByRole('link', { name: 'Ana Weiss' }).click();
    await choose('Change the email');
    await dialog().getByLabel('New email').fill('ana@example.com');
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await dialog().getByLabel('Your password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByText('ana@example.com (not verified)').waitFor();
    await product.otpFor('ana@example.com');
  });
});
