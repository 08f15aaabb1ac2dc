import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, visit } from './support/browsers.ts';
import { faults } from './support/faults.ts';
import { approvedCodes, register } from './support/office.ts';
import { ROSA } from './support/people.ts';
import { RunningProduct } from './support/product.ts';

describe('every screen for strangers, narrow and wide, light and dark', () => {
  let product: RunningProduct;
  let browser: Browser;
  let free: string;
  let owned: string;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    [free = '', owned = ''] = await approvedCodes(product, 2);
    await register(product, ROSA, owned);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const STRANGERS = ['/welcome', '/welcome?why=disabled', '/login', '/register', '/reset?token=x', '/admin'];

  it('fits and is accessible', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    for (const path of [...STRANGERS, `/claim/${free}`, `/claim/${owned}`]) {
      await page.goto(path);
      expect(await faults(page), path).toEqual([]);
    }
  });
});
