import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { isFocused, tabTo } from '../support/tab-to.ts';

const NAME = 'Guitar cases with an engraving';

describe('a batch in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let address = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const figures = () => page.getByRole('list', { name: 'Figures of the batch' });
  const saved = async (name: string) => {
    const file = page.waitForEvent('download');
    await button(name).click();
    return text(await (await file).createReadStream());
  };

  it('is generated with a name by keyboard alone, and its page is opened from the notice', async () => {
    await page.goto('/admin');
    await page.getByText('Total QR 0').waitFor();
    await page.keyboard.press('c');
    await expect.poll(() => isFocused(page.getByLabel('Amount'))).toBe(true);
    await page.keyboard.type('60');
    await tabTo(page, page.getByLabel('Name of the batch'));
    await page.keyboard.type(NAME);
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await text(await (await file).createReadStream())).trim().split('\n')).toHaveLength(61);
    await page.getByText('QR code generated successfully').waitFor();
    await page.getByText(`Generated 60 codes in ${NAME}`).waitFor();
    expect(await axe(page)).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await link('Open').click();
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
    address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/admin\/batches\/[0-9a-f-]{36}$/);
  });

  it('is described on its page, and saved as CSV', async () => {
    await page.goto(address);
    await button('Edit name and note').click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Printed in May');
    await button('Save').click();
    await page.getByRole('region', { name: 'The batch' }).getByText('Printed in May').waitFor();
    await expect.poll(() => isFocused(button('Edit name and note'))).toBe(true);
    const [head, ...rows] = (await saved('Manifest CSV')).trim().split('\n');
    expect(head).toBe('link,shortCode');
    expect(rows).toHaveLength(60);
    expect(rows[0]).toMatch(/^http:\/\/localhost:\d+\/[0-9A-Z]{10},[0-9A-Z]{10}$/);
  });

  it('leads to its codes, and they lead back', async () => {
    await page.goto(address);
    const codes = page.getByRole('list', { name: 'Codes', exact: true }).getByRole('link');
    await expect.poll(() => codes.count()).toBe(50);
    await codes.nth(1).click();
    await page.getByText('2 of 60').waitFor();
    await link(NAME).click();
    await link('All 60 codes in the table').click();
    await page.getByRole('table', { name: 'QR codes' }).waitFor();
    await link(NAME).click();
    await figures().waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
  });

  it('is approved as a whole, which the table and then its page show', async () => {
    await page.goto(address);
    await figures().getByText('0 approved (0 %)').waitFor();
    await button('Approve all').click();
    const question = page.getByRole('alertdialog', { name: 'Approve: 60 codes?' });
    await question.getByRole('button', { name: 'Approve 60 codes' }).click();
    await page.getByRole('region', { name: 'Bulk actions' }).getByText('60 approved').waitFor();
    await link(NAME).click();
    await figures().getByText('60 approved (100 %)').waitFor();
    expect(await button('Approve all').count()).toBe(0);
  });

  it.each([360, 768, 1440])('is in a list of which nothing is cut off at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/batches');
    const table = page.getByRole('table', { name: 'Batches' });
    await table.waitFor();
    const cutOff = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : undefined,
    );
    expect(cutOff).toBe(0);
    await table.getByRole('link', { name: NAME, exact: true }).click();
    await figures().waitFor();
  });
});
