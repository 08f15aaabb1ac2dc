import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, visit } from './support/browsers.ts';
import { faults } from './support/faults.ts';
import { approvedCodes, register, signUp } from './support/office.ts';
import { enterConsole, OMAR, ROSA, signIn } from './support/people.ts';
import { RunningProduct } from './support/product.ts';

describe('every screen for those who signed in, narrow and wide, light and dark', () => {
  let product: RunningProduct;
  let browser: Browser;
  let free: string;
  let owned: string;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    [free = '', owned = ''] = await approvedCodes(product, 2);
    await register(product, ROSA, owned);
    await signUp(product, OMAR);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('for an owner', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await page.goto('/login');
    await signIn(page, ROSA);
    await page.getByRole('link', { name: /Edit QR/ }).waitFor();
    for (const path of ['/', '/profile', `/edit/${owned}`]) {
      await page.goto(path);
      expect(await faults(page), path).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Phone Call' }).click();
    expect(await faults(page), 'phone tab').toEqual([]);
  });

  it('for somebody whose email is not verified', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await page.goto('/login');
    await signIn(page, OMAR);
    await page.getByRole('heading', { name: 'Verify your email' }).waitFor();
    expect(await faults(page), 'one-time code').toEqual([]);
    await page.getByRole('link', { name: 'Wrong email? Change it' }).click();
    await page.getByText('Your email is not verified yet').waitFor();
    expect(await faults(page), 'profile').toEqual([]);
  });

  it('for an admin', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
    expect(await faults(page), 'codes').toEqual([]);
    await page.getByRole('button', { name: `Edit ${free}` }).click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page), 'edit dialog').toEqual([]);
  });
});
