import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};

export const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/** Connects to the browser that all journeys share. Closing the connection closes only the pages opened through it. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browser'));

/** Opens a page in a new browser context, without a session. Errors in the code of a page fail the journey. */
export async function visit(browser: Browser, device: BrowserContextOptions, url: string): Promise<Page> {
  const context = await browser.newContext({
    ...device,
    baseURL: url,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}
