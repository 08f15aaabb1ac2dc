import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { approvedCodes } from '../support/setup.ts';

const SOON = { timeout: 20_000 };

describe('the keys of the console’s table', () => {
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

  const rows = () => page.getByRole('table', { name: 'QR codes' }).locator('tbody tr');
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const open = async () => {
    await page.goto('/admin/codes/table');
    await expect.poll(() => rows().count(), SOON).toBe(50);
  };
  /** How many rows are wholly seen. */
  const seen = () =>
    rows().evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );

  it('see fifteen rows on a laptop, also after a bulk action', async () => {
    await open();
    expect(await seen()).toBeGreaterThanOrEqual(15);
    await press('j', 'x');
    await page.getByLabel('Action', { exact: true }).selectOption('disable');
    await page.getByRole('button', { name: 'Apply …' }).click();
    await page.getByLabel('Which law or rule').fill('House rule 3');
    await page.getByLabel('Reasons').fill('It leads to a shop that does not exist.');
    await page.getByRole('button', { name: 'Disable 1 code' }).click();
    await page.getByText('1 disabled').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await seen()).toBeGreaterThanOrEqual(15);
  });

  it('select, edit, undo and open, without a mouse', async () => {
    await open();
    await press('j', 'j');
    const second = await rows().nth(1).getAttribute('id');
    expect(await focused()).toBe(second);
    await press('x');
    await page.getByText('1 code selected').waitFor();
    await press('e');
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    await page.keyboard.type('Blue bag, j x e c');
    await press('Tab');
    await page.keyboard.type('For the fair');
    await press('Enter');
    await rows().nth(1).getByText('Blue bag, j x e c').waitFor();
    await rows().nth(1).getByText('For the fair').waitFor();
    await expect.poll(focused, SOON).toBe(second);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.last().press('Enter');
    await rows().nth(1).getByText('Blue bag, j x e c').waitFor({ state: 'detached' });
    await rows().nth(1).press('Enter');
    await page.waitForURL(`**/admin/codes/${second}`);
    await page.getByText('2 of 60').waitFor();
  });

  it('look inside a code, and go on to the next', async () => {
    await open();
    await press('j', 'Space');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Previous' }).waitFor();
    expect(await axe(page)).toEqual([]);
    const title = await sheet.getByRole('heading', { level: 2 }).textContent();
    await press('ArrowRight');
    await expect.poll(() => sheet.getByRole('heading', { level: 2 }).textContent(), SOON).not.toBe(title);
    await press('Escape');
    await expect.poll(focused, SOON).toBe(await rows().nth(1).getAttribute('id'));
  });

  it('lead to the search and to what is generated, and can be turned off', async () => {
    await open();
    await press('/');
    await page.keyboard.type('c?');
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('c?');
    await press('Escape', 'Tab', 'c');
    await page.getByRole('dialog', { name: 'Generate codes' }).waitFor();
    await press('Escape', '?');
    await page.getByRole('switch', { name: 'Single keys: On' }).click();
    await press('Escape');
    await page.reload();
    await expect.poll(() => rows().count(), SOON).toBe(50);
    await press('c', '?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('switch', { name: 'Single keys: Off' }).click();
  });

  it('keeps how high the rows are', async () => {
    await open();
    const height = async () => (await rows().first().boundingBox())?.height ?? 0;
    const compact = await height();
    await page.getByRole('button', { name: 'Compact' }).click();
    await page.reload();
    await expect.poll(() => rows().count(), SOON).toBe(50);
    expect(await height()).toBeGreaterThan(compact + 10);
    await page.getByRole('button', { name: 'Compact' }).click();
  });

  it.each([360, 768, 1280, 1920])('fit %i px, also while a row is edited', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await open();
    await page
      .getByRole('button', { name: /^Edit name and note/ })
      .first()
      .click();
    const save = page.getByRole('button', { name: 'Save' });
    await save.waitFor();
    const box = await save.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axe(page)).toEqual([]);
    const pictures = process.env['SCREENS_FOLDER'];
    if (pictures) await page.screenshot({ path: `${pictures}/edited-row-${width}.png` });
  });
});
