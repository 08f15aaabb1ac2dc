import type { Locator, Page } from 'playwright-core';

/** More presses than the longest screen has stops. */
const PRESSES = 80;

export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let pressed = 0; pressed < PRESSES; pressed += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${PRESSES} presses of Tab did not reach ${control}`);
}
