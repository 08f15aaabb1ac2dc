import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { DESKTOP, openBrowser, visit } from './browsers.ts';
import { approvedCodes, register, signUp } from './office.ts';
import { OMAR, ROSA } from './people.ts';
import { RunningProduct } from './product.ts';

/** A product to look at: one code is free, Rosa owns the other, and Omar has yet to verify his email. */
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
    /** A page of a browser that nobody has used. */
    page: (): Promise<Page> => visit(browser, DESKTOP, product.url),
  };
}
