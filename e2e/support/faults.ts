import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';

const WIDTHS = [768, 1280, 360];

/** What is wrong with the page that is shown: wider than a screen may be, or inaccessible on the narrowest, light or dark. */
export async function faults(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const over = await overflow(page);
    if (over) found.push(`${over} for ${width} px`);
  }
  return [...found, ...(await axe(page))];
}

/** How much too wide the page is for its window, and what sticks out. What follows the width by script may take a moment. */
async function overflow(page: Page): Promise<string | undefined> {
  let over: string | undefined;
  for (let tries = 0; tries < 100; tries += 1) {
    over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth,
      );
      const names = wide.map((element) => `${element.tagName}.${element.getAttribute('class')}`);
      return `${scrollWidth - clientWidth} px too wide (${names.slice(-5).join(', ')})`;
    });
    if (over === undefined) return undefined;
    await sleep(50);
  }
  return over;
}
