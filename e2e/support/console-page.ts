import { text } from 'node:stream/consumers';
import { ROUTES } from '@qlaim/backend/contract';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { DESKTOP, openBrowser, visit } from './browsers.ts';
import { enterConsole, ROSA } from './people.ts';
import { RunningProduct } from './product.ts';
import { registerOwner } from './setup.ts';

/** Fixture: Rosa owns a code that leads to a page. The console is open. */
export function useConsolePage() {
  let product: RunningProduct;
  let browser: Browser;
  let opened: Page;
  let code = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 1);
    code = codes[0] ?? '';
    const body = { type: 'link', link: 'https://example.com/' } as const;
    await call(ROUTES.updateCode, { params: { id: code }, body });
    opened = await visit(browser, DESKTOP, product.url);
    await enterConsole(opened);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  return {
    code: () => code,
    page: () => opened,
    /** Scans the code with a phone. */
    scan: async (times: number): Promise<void> => {
      const headers = {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1.15',
      };
      for (let scans = 0; scans < times; scans += 1) {
        const { status } = await fetch(`${product.url}/${code}`, { headers, redirect: 'manual' });
        if (status !== 302) throw new Error(`The scan was answered with ${status}`);
      }
    },
  };
}

export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());
