import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, OMAR, signIn } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { register, signedIn } from '../support/setup.ts';

const LABEL = 'Shop backend';

describe('API keys in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let key = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    page = await visit(browser, DESKTOP, product.url);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const openKeys = (on: Page) =>
    on.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'API keys' }).click();
  const rows = (on = page) => on.getByRole('list', { name: 'API keys' }).getByRole('listitem');
  const listCodes = async () =>
    (await fetch(`${product.url}/barcode?limit=1`, { headers: { authorization: `Bearer ${key}` } })).status;

  it('asks for a name and a scope before the password', async () => {
    await openKeys(page);
    await page.getByText('No API keys yet').waitFor();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please name the program that uses the key').waitFor();
    await page.getByText('Choose what the key may do').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('makes a key by the keyboard, and shows it once', async () => {
    await page.getByLabel('Program that uses the key').fill(LABEL);
    await page.getByLabel('Read codes, their owners and their history').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Expires').selectOption('30');
    await page.getByLabel('Program that uses the key').press('Enter');
    await page.getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByText('The password is not right').first().waitFor();
    await page.getByLabel('Your password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    key = await page.getByLabel('API key', { exact: true }).inputValue();
    expect(key).toMatch(/^qlk_[0-9a-z]{54}$/);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy the key' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => rows().count()).toBe(1);
    expect(await page.content()).not.toContain(key);
  });

  it('lists what the key may do, and when it was used', async () => {
    const row = rows().first();
    await row.getByText('Never used').waitFor();
    expect(await row.textContent()).toContain('codes:read');
    expect(await listCodes()).toBe(200);
    await expect
      .poll(async () => {
        await page.reload();
        await rows().first().waitFor();
        return rows().first().textContent();
      })
      .toContain('1 call');
  });

  it.each([360, 768, 1280])('fits, and has no fault that axe finds, at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await rows().first().waitFor();
      expect(await axe(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('lets an auditor see the list, and no more', async () => {
    await register(product, OMAR);
    const { id } = await signedIn(product, OMAR).then(async (call) => {
      const { user } = await call(ROUTES.me, {});
      return { id: user._id };
    });
    const admin = await signedIn(product, ADMIN);
    const body = { role: 'auditor' as const, password: ADMIN.password };
    await admin(CONSOLE_ROUTES.changeRole, { params: { id }, body });
    const auditors = await visit(browser, DESKTOP, product.url);
    await auditors.goto('/login');
    await signIn(auditors, OMAR);
    await auditors.getByRole('heading', { name: 'Generate QR Links' }).waitFor();
    await openKeys(auditors);
    await rows(auditors).first().getByText(LABEL).waitFor();
    expect(await auditors.getByRole('button', { name: /Make a key|Revoke/ }).count()).toBe(0);
    await auditors.close();
  });

  it('revokes the key, asked before', async () => {
    await page.getByRole('button', { name: `Revoke ${LABEL}` }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await listCodes()).toBe(200);
    await page.getByRole('button', { name: `Revoke ${LABEL}` }).click();
    await page.getByRole('button', { name: 'Revoke it' }).click();
    await rows().first().getByText('Revoked', { exact: true }).waitFor();
    expect(await listCodes()).toBe(401);
  });

  it('names the key in the audit beside who made it', async () => {
    const [first, admin] = [rows().first(), await signedIn(product, ADMIN)];
    await first.waitFor();
    const { key: second } = await admin(CONSOLE_ROUTES.createApiKey, {
      body: { label: 'Printer', scopes: ['batches:write'], days: null, password: ADMIN.password },
    });
    const made = await fetch(`${product.url}/barcode`, {
      method: 'POST',
      headers: { authorization: `Bearer ${second}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 1 }),
    });
    expect(made.status).toBe(201);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit' }).click();
    await page
      .getByRole('region', { name: 'Events' })
      .getByText(/the API key “Printer” of/)
      .first()
      .waitFor();
  });
});
