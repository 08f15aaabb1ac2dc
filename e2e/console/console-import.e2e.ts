import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';

const CSV = [
  'Short,Where,Title',
  'aB3,https://shop.example/care,Care card',
  'ab3,https://shop.example/other,Other card',
  'login,https://shop.example,Reserved',
].join('\n');

describe('an import in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('is checked, its columns are chosen, and it runs: failures come as CSV, and codes lead', async () => {
    await page.goto('/admin/codes/table');
    await button('Import').click();
    const chooser = page.waitForEvent('filechooser');
    await button('Choose a file').press('Enter');
    await (await chooser).setFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await page.getByText('2 codes can be imported').waitFor();
    await page.getByText('a word of this product’s own addresses').waitFor();
    await page.getByLabel('Destination').selectOption('Where');
    await button('Import 2 codes').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button('Import 2 codes').click();
    await page.getByText('2 imported').first().waitFor();
    await button('Details').click();
    const file = page.waitForEvent('download');
    await button('Failures CSV').click();
    expect(await text(await (await file).createReadStream())).toContain(
      'login,https://shop.example,Reserved,4,',
    );
    const scan = await page.request.get('/aB3', { maxRedirects: 0 });
    expect(scan.headers()['location']).toBe('https://shop.example/care');
  });
});
