import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { DESKTOP, openBrowser, visit } from './browsers.ts';
import { OMAR, ROSA } from './people.ts';
import { RunningProduct } from './product.ts';
import { approvedCodes, register, signUp } from './setup.ts';

/** Fixture: one code is free, Rosa owns the other, and Omar's email is not verified. */
export function useScreens() {
  let product: RunningProduct;
  let browser: Browser;
  let codes: readonly string[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    codes = await approvedCodes(product, 2);
    await register(product, ROSA, codes[1]);
    await signUp(product, OMAR);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  return {
    free: () => codes[0] ?? '',
    owned: () => codes[1] ?? '',
    /** Opens a page in a new browser context. */
    page: (): Promise<Page> => visit(browser, DESKTOP, product.url),
  };
}
