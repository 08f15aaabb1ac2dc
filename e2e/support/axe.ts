import { setTimeout as sleep } from 'node:timers/promises';
import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The themes differ in colours only, so the dark one is checked for colours only. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Returns the violations of WCAG 2.2 AA that axe finds in the current page, light and dark. */
export async function axe(page: Page): Promise<readonly string[]> {
  return [...(await inTheme(page, 'light')), ...(await inTheme(page, 'dark'))];
}

/** Returns those in the light theme alone: for a width between two others at which both are checked. */
export const axeInLight = (page: Page): Promise<readonly string[]> => inTheme(page, 'light');

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  let found = await violationsIn(page, colorScheme);
  // A script may adapt some colours a little later than the styles do.
  for (let tries = 0; found.length > 0 && tries < 5; tries += 1) {
    await sleep(500);
    found = await violationsIn(page, colorScheme);
  }
  return found;
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  const violations = await page.evaluate(
    async (runOnly) => (await window.axe.run({ runOnly, resultTypes: ['violations'] })).violations,
    colorScheme === 'light' ? TAGS : OF_COLOUR,
  );
  return violations.map(
    ({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
