import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the menu of the header. A click before the app has taken the page over is lost. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  await expect
    .poll(async () => {
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      return button.getAttribute('aria-expanded');
    })
    .toBe('true');
}
