import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsAtEachWidth } from '../support/faults.ts';
import { useScreens } from '../support/screens.ts';
import { isFocused, tabTo } from '../support/tab-to.ts';

describe('a form that the server refuses', () => {
  const screens = useScreens();

  const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
  };

  /** Waits until one place says the message, and the password has the focus. */
  const expectSaidOnce = async (page: Page, where: string, message: string) => {
    await page.locator(where).getByText(message).waitFor();
    expect(await page.getByText(message).count()).toBe(1);
    const password = page.getByLabel('Password', { exact: true });
    await expect.poll(() => isFocused(password), { timeout: 10_000 }).toBe(true);
  };

  it('says at sign-in that the password is wrong, accessibly at each width', async () => {
    const page = await screens.page();
    await page.goto('/login');
    await fill(page, { Email: 'nobody@example.com', Password: 'not the password' });

    await expectSaidOnce(page, '.qk-toast[role=alert]', 'Wrong email or password');
    await page.locator('.qk-toast').waitFor({ state: 'detached' });
    await expectSaidOnce(page, '.qu-form-failure', 'Wrong email or password');
    expect(await faultsAtEachWidth(page)).toEqual([]);
  });

  it('says at sign-up how hard a password is to guess, and refuses a most used one', async () => {
    const page = await screens.page();
    await page.goto('/register');
    await fill(page, {
      'First name': 'Grace',
      'Last name': 'Hopper',
      Email: 'grace@example.com',
      Password: 'iloveyou',
    });

    const most = 'This password is one of the most used. Choose another one';
    await expectSaidOnce(page, '.qk-field-wrong', most);
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('nanoseconds of copper wire');
    await page.getByText('Very hard to guess').waitFor();
    expect(await faultsAtEachWidth(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const otp = page.getByLabel('One-time code');
    await otp.waitFor();
    await expect.poll(() => isFocused(otp), { timeout: 10_000 }).toBe(true);
    expect(await page.locator('.qk-toast.qk-tone-danger').count()).toBe(0);
  });
});
