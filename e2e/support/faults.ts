import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { axe, axeInLight } from './axe.ts';

const [NARROW, MIDDLE, WIDE] = [360, 768, 1280];

/** Returns the faults of the current page: what is too wide at three widths, and violations of WCAG at the narrowest. */
export async function faults(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const width of [MIDDLE, WIDE, NARROW]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await overflow(page);
    if (over) found.push(`${over} for ${width} px`);
    for (const words of await cramped(page)) found.push(`${words}: wider than its button at ${width} px`);
  }
  return [...found, ...(await axe(page))];
}

/** Returns the faults of the current page, with violations of WCAG at each of the three widths; in the middle one of the light theme. */
export async function faultsAtEachWidth(page: Page): Promise<readonly string[]> {
  const found = [...(await faults(page))];
  for (const [width, check] of [
    [MIDDLE, axeInLight],
    [WIDE, axe],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await check(page)).map((violation) => `${width} px: ${violation}`));
  }
  return found;
}

/** Returns the words of shown buttons and tabs that are wider than those. */
const cramped = (page: Page): Promise<readonly string[]> =>
  page
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.scrollWidth > button.clientWidth)
        .map((button) => button.textContent ?? ''),
    );

/** Returns the horizontal overflow and its elements. It polls, because scripts adapt some elements to the width later. */
export async function overflow(page: Page): Promise<string | undefined> {
  let over: string | undefined;
  for (let tries = 0; tries < 100; tries += 1) {
    over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > clientWidth;
      });
      const names = wide.map((element) => `${element.tagName}.${element.getAttribute('class')}`);
      return `${scrollWidth - clientWidth} px too wide (${names.slice(-5).join(', ')})`;
    });
    if (over === undefined) return undefined;
    await sleep(50);
  }
  return over;
}
