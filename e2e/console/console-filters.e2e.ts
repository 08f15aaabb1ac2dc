import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { shownCodes, totalBecomes } from '../support/console.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { registerOwner, signedIn } from '../support/setup.ts';

const POLL = { timeout: 20_000 };

describe('the filters of the codes', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let linked = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 2);
    [linked = ''] = codes;
    const link = 'https://www.bells.example/Menu';
    await call(ROUTES.updateCode, { params: { id: linked }, body: { type: 'link', link, name: 'Bell' } });
    const admin = await signedIn(product, ADMIN);
    const { batchId } = await admin(ROUTES.generateCodes, { body: { amount: 4 } });
    const described = { name: 'Zürich mugs', note: '' };
    await admin(CONSOLE_ROUTES.describeBatch, { params: { id: batchId }, body: described });
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string) =>
    page.getByRole('search', { name: 'Codes' }).getByLabel(name, { exact: true });
  const view = (name: string) =>
    page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
  const pick = async (label: string, typed: string, option: RegExp) => {
    await field(label).fill(typed);
    await page.getByRole('option', { name: option }).click();
  };

  it('are taken together, and away one by one', async () => {
    await totalBecomes(page, 'Total QR 6');
    await pick('Owner', 'rosa', /^Rosa Weiss/);
    await totalBecomes(page, 'Total QR 2 of 6');
    await field('Type').selectOption('Link');
    await field('Dates').selectOption('Today');
    await expect.poll(() => shownCodes(page), POLL).toEqual([linked]);
    await button('Take away: Owner: Rosa Weiss').click();
    await button('Take away: Today').click();
    await button('Take away: Type: Link').click();
    await totalBecomes(page, /^Total QR 6$/);
    await pick('Batch', 'zurich', /^Zürich mugs/);
    await totalBecomes(page, 'Total QR 4 of 6');
    await button('Clear').click();
    await totalBecomes(page, /^Total QR 6$/);
  });

  it('become a view of this browser, which a reload and a new visit keep', async () => {
    await field('Type').selectOption('Link');
    await field('Claimed').click();
    await field('Claimed').click();
    await button('+ Save view').click();
    await page.getByLabel('Name', { exact: true }).fill('Links of owners');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.reload();
    await expect.poll(() => shownCodes(page), POLL).toEqual([linked]);
    expect(await view('Links of owners').getAttribute('aria-current')).toBe('page');
    await view('Never scanned').click();
    await totalBecomes(page, 'Total QR 6 of 6');
    await page.goto('/admin');
    await button('Take away: Never scanned').waitFor();
    await view('Links of owners').click();
    await expect.poll(() => shownCodes(page), POLL).toEqual([linked]);
    await button('This view').click();
    await page.getByRole('menuitem', { name: 'Remove this view' }).click();
    await view('All').click();
    await totalBecomes(page, /^Total QR 6$/);
  });

  it('are reached from the page of their owner', async () => {
    await page.goto('/admin/people');
    await page.getByRole('link', { name: 'Rosa Weiss' }).click();
    await page.getByRole('link', { name: 'Show them in the list of codes' }).click();
    await button('Take away: Owner: Rosa Weiss').waitFor();
    await totalBecomes(page, 'Total QR 2 of 6');
  });

  it.each([360, 768, 1280])('can be used and read %i px wide', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(
      `/admin?filter=${encodeURIComponent('{"claimed":true,"scanned":false,"infoType":"link"}')}`,
    );
    if (width < 1024) {
      await button('Filters (3)').click();
      await field('Type').waitFor();
    }
    await button('Take away: Never scanned').waitFor();
    await field('Owner').click();
    await page.getByRole('option', { name: /^Rosa Weiss/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
    if (process.env['SCREENS_FOLDER'])
      await page.screenshot({ path: `${process.env['SCREENS_FOLDER']}/filters-${width}.png` });
    await page.keyboard.press('Escape');
  });
});
