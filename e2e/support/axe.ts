import axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axeCore;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** A theme changes nothing but colours. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe has against the page as it stands (WCAG 2.2 AA), light and dark. */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeCore.source);
  return [...(await inTheme(page, 'light')), ...(await inTheme(page, 'dark'))];
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const violations = await page.evaluate(
    async (runOnly) => (await window.axe.run({ runOnly, resultTypes: ['violations'] })).violations,
    colorScheme === 'light' ? TAGS : OF_COLOUR,
  );
  return violations.map(
    ({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
