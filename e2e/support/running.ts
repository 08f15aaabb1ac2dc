import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, visit } from './browsers.ts';
import { RunningProduct } from './product.ts';

export interface Running {
  readonly product: RunningProduct;
  /** Opens a page in a new browser context. */
  page(device: BrowserContextOptions): Promise<Page>;
}

/** Fixture: a new product and a browser, while the journeys of a file run. */
export function useProduct(): Running {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  return {
    get product() {
      return product;
    },
    page: (device) => visit(browser, device, product.url),
  };
}
