import { CONSOLE_MESSAGES } from '@qlaim/backend/contract/console';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { registerOwner } from '../support/setup.ts';

describe('the first hour of a shop, in clicks', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let clicks = 0;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    await registerOwner(product, ROSA, 1);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  beforeEach(async () => {
    await page.goto('/admin');
    await page.getByText(/^Total QR/).waitFor();
    clicks = 0;
  });

  const click = async (target: Locator): Promise<void> => {
    clicks += 1;
    await target.click();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  /** Goes to what a text finds, without a click. */
  const jump = async (text: string, found: RegExp) => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').waitFor();
    await page.keyboard.type(text);
    await dialog.getByRole('option', { name: found }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  };

  it('generates, names, approves and prints 500 codes in six', async () => {
    await click(button('Generate'));
    await page.getByLabel('Amount').fill('500');
    await page.getByLabel('Name of the batch').fill('Guitar cases');
    await click(button('Generate Links'));
    await page.getByText('Generated 500 codes in Guitar cases').waitFor();
    await click(button('Approve'));
    await click(button('Approve 500 codes'));
    await link('See the approval').and(page.locator(':focus')).waitFor();
    await click(link('Print'));
    const file = page.waitForEvent('download', { timeout: 60_000 });
    await click(button('Download PDF'));
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    expect(clicks).toBeLessThanOrEqual(6);
  });

  it('finds a customer by a part of the name with one search', async () => {
    await jump(ROSA.lastName.slice(0, 3).toLowerCase(), new RegExp(ROSA.email));
    await page.getByRole('heading', { level: 1, name: `${ROSA.firstName} ${ROSA.lastName}` }).waitFor();
    expect(clicks).toBe(0);
  });

  it('helps one who lost the password in three', async () => {
    await jump(ROSA.email, new RegExp(ROSA.email));
    await click(button('Help'));
    await click(page.getByRole('menuitem', { name: 'Send a link for a new password' }));
    await click(page.getByRole('alertdialog').getByRole('button', { name: /^Send/ }));
    await page.getByText(CONSOLE_MESSAGES.passwordLinkSent).first().waitFor();
    expect(clicks).toBeLessThanOrEqual(3);
  });

  it('invites a printer in three', async () => {
    await jump('people', /^People/);
    await click(button('Invite'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('print@example.com');
    clicks += 1;
    await dialog.getByLabel('Role').selectOption({ label: 'Printer' });
    await click(button('Send invitation'));
    await page.getByRole('list', { name: 'Open invitations' }).getByText('print@example.com').waitFor();
    expect(clicks).toBeLessThanOrEqual(3);
  });

  it('shows the scans of last month in two', async () => {
    await click(link('Scans'));
    await click(button('Last month'));
    const lastMonth = new Date(new Date().getFullYear(), new Date().getMonth() - 1, 1);
    const from = `${lastMonth.getFullYear()}-${String(lastMonth.getMonth() + 1).padStart(2, '0')}-01`;
    await page.waitForURL(new RegExp(`from=${from}`));
    expect(clicks).toBeLessThanOrEqual(2);
  });
});
