import type { Client } from '@qlaim/backend/contract';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, visit } from './browsers.ts';
import { drawFiles } from './drawn-files.ts';
import { ROSA, signIn } from './people.ts';
import { RunningProduct } from './product.ts';
import { type FileToSend, registerOwner } from './setup.ts';

/** The files that the fixture draws, in their order. */
export const PICTURES = ['steelblue.jpg', 'goldenrod.jpg', 'seagreen.jpg'] as const;

interface Fixture {
  readonly product: RunningProduct;
  readonly codes: readonly string[];
  readonly call: Client;
  readonly pictures: readonly FileToSend[];
  readonly pdf: FileToSend;
}

/** Fixture: Rosa owns some codes that lead nowhere yet, and has pictures and a PDF at hand. */
export function useOwner(amount: number) {
  let product: RunningProduct;
  let browser: Browser;
  let fixture: Fixture;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const [owner, drawn] = await Promise.all([
      registerOwner(product, ROSA, amount),
      drawFiles(
        browser,
        PICTURES.map((name) => name.replace('.jpg', '')),
      ),
    ]);
    fixture = { product, ...owner, ...drawn };
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Opens a browser without a session. Only the product answers it. */
  async function stranger(device: BrowserContextOptions): Promise<Page> {
    const page = await visit(browser, device, product.url);
    await page.context().route(/^https:/, (route) => route.abort());
    return page;
  }

  return {
    given: (): Fixture => fixture,
    stranger,
    /** Opens a browser in which Rosa is signed in. */
    signedIn: async (device: BrowserContextOptions): Promise<Page> => {
      const page = await stranger(device);
      await page.goto('/login');
      await signIn(page, ROSA);
      await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
      return page;
    },
  };
}
