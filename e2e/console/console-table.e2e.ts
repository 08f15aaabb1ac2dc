import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { approvedCodes } from '../support/setup.ts';
import { tabTo } from '../support/tab-to.ts';

const SECOND = { timeout: 60_000 };

describe('the console’s table of codes', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    await approvedCodes(product, 60);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const table = () => page.getByRole('table', { name: 'QR codes' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const boxes = () => page.getByRole('checkbox', { name: /^Select [0-9A-Z]{10}$/ });
  const rowsWith = (words: string) => table().getByRole('row').filter({ hasText: words });
  const actions = () => page.getByRole('region', { name: 'Bulk actions' });

  const openTable = async (query = '') => {
    await page.goto(`/admin/codes/table${query}`);
    await table().waitFor();
    await expect.poll(() => boxes().count(), SECOND).toBeGreaterThan(0);
  };
  const download = async (name: string | RegExp) => {
    const file = page.waitForEvent('download');
    await button(name).first().click();
    return text(await (await file).createReadStream());
  };

  it('is reached from the cards, and stays after a reload, with its filters', async () => {
    await page.goto(`/admin?filter=${encodeURIComponent('{"approved":true}')}`);
    await page.getByRole('link', { name: 'Table' }).click();
    await table().waitFor();
    await page.reload();
    await expect.poll(() => boxes().count(), SECOND).toBe(50);
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"approved":true}');
    await page.getByRole('link', { name: 'Cards' }).click();
    await page.getByRole('switch', { name: 'Approved' }).first().waitFor();
  });

  it('has columns to choose, which a reload keeps, and sorts by a column', async () => {
    await openTable();
    await button('Columns').click();
    await page.getByRole('switch', { name: 'Owner' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Owner' }).waitFor();
    await page.reload();
    await page.getByRole('columnheader', { name: 'Owner' }).waitFor();

    const codes = async () => {
      const names = await boxes().evaluateAll((all) =>
        all.map((box) => box.getAttribute('aria-label') ?? ''),
      );
      return names.join() === names.toSorted().join();
    };
    await page.getByRole('columnheader', { name: 'Code' }).getByRole('button').click();
    await expect.poll(codes, SECOND).toBe(true);
  });

  it('changes the selected rows by keyboard alone, shows the outcome after a reload, and undoes it', async () => {
    await openTable();
    await tabTo(page, boxes().nth(0));
    await page.keyboard.press('Space');
    await tabTo(page, boxes().nth(1));
    await page.keyboard.press('Space');
    await page.getByText('2 codes selected').waitFor();
    await page.getByLabel('Action', { exact: true }).selectOption('disable');
    await button('Apply …').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Disable: 2 codes?' });
    expect(await dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
    await page.getByLabel('Which law or rule').fill('House rule 3');
    await page.getByLabel('Reasons').fill('It leads to a shop that does not exist.');
    await tabTo(page, dialog.getByRole('button', { name: 'Disable 2 codes' }));
    await page.keyboard.press('Enter');

    await actions().getByText('2 disabled').waitFor();
    await expect.poll(() => rowsWith('Disabled').count(), SECOND).toBe(2);
    await page.reload();
    await actions().getByText('2 disabled').waitFor();

    await actions().getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await actions().getByText('2 disabled, 2 undone').waitFor();
    await expect.poll(() => rowsWith('Disabled').count(), SECOND).toBe(0);
  });

  it('assigns a note to all codes that match, and gives the result as CSV', async () => {
    await openTable(`?filter=${encodeURIComponent('{"approved":true}')}`);
    await button('Select all 60 that match').click();
    await page.getByText('60 codes selected').waitFor();
    await page.getByLabel('Action', { exact: true }).selectOption('note');
    await button('Apply …').click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Order 1204');
    await button('Assign to 60 codes').click();

    await actions().getByText('60 noted').waitFor();
    await expect.poll(() => rowsWith('Order 1204').count(), SECOND).toBe(50);
    await actions().getByRole('button', { name: 'Details' }).click();
    const [head, ...rows] = (await download('Result CSV')).trim().split('\n');
    expect(head).toBe('code,outcome');
    expect(rows.filter((row) => row.endsWith(',changed'))).toHaveLength(60);
  });

  it('says before a deletion that it can’t be undone, and offers no undo after it', async () => {
    await openTable();
    await boxes().nth(0).click();
    await page.getByLabel('Action', { exact: true }).selectOption('delete');
    await button('Apply …').click();
    await page.getByText('This can’t be undone.').waitFor();
    await page.getByLabel('Which law or rule').fill('House rule 3');
    await page.getByLabel('Reasons').fill('It leads to a shop that does not exist.');
    await button('Delete 1 code').click();
    await actions().getByText('1 deleted').waitFor();
    expect(await actions().getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.getByText('Total QR 59').waitFor();
  });

  it('passes axe with codes selected, and never scrolls the page sideways', async () => {
    await openTable();
    await boxes().nth(0).click();
    await button('Apply …').waitFor();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), SECOND).toBe(width);
    }
    expect(await axe(page)).toEqual([]);
  });
});
