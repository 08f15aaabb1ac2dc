import type { Page } from 'playwright-core';

/** Scrolls a page from its top to its end, a step each frame. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let step = 0; step <= 200; step += 1) {
      window.scrollTo(0, (document.documentElement.scrollHeight / 200) * step);
      await frame();
    }
  });

/** Returns how long the longest task of a page held it up meanwhile, in milliseconds; 0 where none took 50 ms. */
export async function longestTaskIn(page: Page, work: () => Promise<void>): Promise<number> {
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { duration } of entries) durations.push(duration);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    return {
      end: () => {
        note(observer.takeRecords());
        observer.disconnect();
        return Math.max(0, ...durations);
      },
    };
  });
  await work();
  return tasks.evaluate(({ end }) => end());
}
