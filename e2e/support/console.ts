import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The card of a code. */
export const cardOf = (page: Page, code: string): Locator =>
  page.locator('#codes').getByRole('listitem').filter({ hasText: code });

/** The short codes of the shown cards, in their order. */
export const shownCodes = (page: Page): Promise<readonly string[]> =>
  page
    .locator('#codes li .qk-code span:last-child')
    .evaluateAll((codes) => codes.map(({ textContent }) => textContent ?? ''));

/** Waits for the words of the total. */
export const totalBecomes = (page: Page, words: string | RegExp): Promise<void> =>
  expect
    .poll(async () => (await page.getByText('Total QR').textContent())?.trim(), { timeout: 20_000 })
    .toMatch(typeof words === 'string' ? new RegExp(`^${words}$`) : words);
