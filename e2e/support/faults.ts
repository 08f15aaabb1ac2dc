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
    if (over > 0) found.push(`${over} px too wide for ${width} px`);
  }
  return [...found, ...(await axe(page))];
}

/** Pixels that a page is wider than its window. What follows the width by script may take a moment to do so. */
async function overflow(page: Page): Promise<number> {
  const measure = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (let tries = 0; tries < 20 && (await page.evaluate(measure)) > 0; tries += 1) await sleep(50);
  return page.evaluate(measure);
}
