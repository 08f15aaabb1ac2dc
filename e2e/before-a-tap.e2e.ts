import { describe, expect, it } from 'vitest';
import { PHONE } from './support/browsers.ts';
import { useScanPages } from './support/scan-pages.ts';

describe('a page that a scanner opens', () => {
  const scan = useScanPages();

  /** Each page, where a scan or a link leads to it. */
  const PAGES: readonly (readonly [name: string, path: () => string])[] = [
    ['a page with a film', () => `/${scan.open()}`],
    ['the gate', () => `/${scan.closed()}`],
    ['a gallery', () => `/${scan.gallery()}`],
    ['the page about an unknown code', () => '/0000000000'],
    ['the welcome page', () => '/welcome'],
    ['a claim page', () => '/claim/0000000000'],
  ];

  it.each(PAGES)('asks nobody else, and keeps nothing, before a tap: %s', async (_name, path) => {
    const { page, refused } = await scan.phone(PHONE);
    const context = page.context();
    const hosts = new Set<string>();
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol)) hosts.add(origin);
    });
    await page.goto(path());
    await page.waitForLoadState('networkidle');
    // The whole page, with what loads when it comes near.
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(page.url()).origin]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    expect(refused).toEqual([]);
    await context.close();
  });
});
