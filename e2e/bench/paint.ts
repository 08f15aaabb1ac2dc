import type { Page } from 'playwright-core';

/** Milliseconds since the navigation, and the sum of layout shifts. */
export interface Paint {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** When the element that makes the page usable was there. */
  readonly usable: number;
  /** The element of the largest paint. */
  readonly largest: string;
}

const SLOW_PROCESSOR = 4;
/** Slow 4G: milliseconds, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** The largest paint is final once nothing was painted for so long, in milliseconds. */
const QUIET_MS = 2_000;

/** Opens a page on a slow phone, waits for the element `ready`, and returns when it was painted. */
export async function paintOf(page: Page, path: string, ready: string): Promise<Paint> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const painted = await page.evaluate(
    () =>
      new Promise<Omit<Paint, 'usable'>>((resolve) => {
        const found = { fcp: 0, lcp: 0, cls: 0, largest: '' };
        const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
            type,
            buffered: true,
          });
        observe('paint', ({ name, startTime }) => {
          if (name === 'first-contentful-paint') found.fcp = startTime;
        });
        observe('layout-shift', (entry) => {
          if ('value' in entry) found.cls += Number(entry.value);
        });
        observe('largest-contentful-paint', (entry) => {
          found.lcp = entry.startTime;
          if ('element' in entry && entry.element instanceof Element)
            found.largest = `${entry.element.tagName.toLowerCase()}.${entry.element.className}`;
        });
        setTimeout(() => resolve(found), 200);
      }),
  );
  return { ...painted, usable };
}
