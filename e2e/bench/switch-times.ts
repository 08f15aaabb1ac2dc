import type { Page } from 'playwright-core';

const SLOW_PROCESSOR = 4;

/**
 * Opens the console's list on a slow processor, and presses one switch after the other. Returns the milliseconds from each
 * press to the frame that shows the new state.
 */
export async function switchTimes(page: Page, presses: number): Promise<readonly number[]> {
  await page.goto('/admin');
  const switches = page.getByRole('switch', { name: 'Approved' });
  await switches.first().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    times.push(
      await switches.nth(press).evaluate(
        (button) =>
          new Promise<number>((resolve) => {
            const observer = new MutationObserver(() => {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - pressed));
            });
            observer.observe(button, { attributeFilter: ['aria-checked'] });
            const pressed = performance.now();
            if (button instanceof HTMLElement) button.click();
          }),
      ),
    );
    await page.waitForLoadState('networkidle');
  }
  return times;
}
