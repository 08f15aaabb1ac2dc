import { describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { useConsolePage } from '../support/console-page.ts';
import { enterConsole } from '../support/people.ts';
import { ADMIN } from '../support/product.ts';
import { isFocused } from '../support/tab-to.ts';

describe('a session or a connection that ends while the console is open', () => {
  const opened = useConsolePage();
  const button = (name: string | RegExp) => opened.page().getByRole('button', { name });
  const question = () => opened.page().getByRole('dialog', { name: 'Your session has ended' });
  const link = () => opened.page().getByRole('dialog').getByRole('textbox', { name: 'Link', exact: true });

  /** Types a link into the editor of the code, and loses the session before it is saved. */
  async function loseSession(to: string): Promise<void> {
    const page = opened.page();
    await page.goto(`/admin/codes/${opened.code()}`);
    await button('Change the link or number').click();
    await link().fill(to);
    await page.context().clearCookies();
    await button('Save').click();
    await question().waitFor();
  }

  it('asks for the password over the open form, which then saves what was typed', async () => {
    const page = opened.page();
    await loseSession('https://example.com/typed');
    const password = question().getByLabel('Your password', { exact: true });
    expect(await isFocused(password)).toBe(true);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axe(page)).toEqual([]);
    }
    await password.fill('not the password');
    await page.keyboard.press('Enter');
    await question().getByText('Wrong email or password').waitFor();
    await password.fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await question().waitFor({ state: 'hidden' });
    expect(await link().inputValue()).toBe('https://example.com/typed');
    await button('Save').click();
    await page.getByRole('region', { name: 'Leads to' }).getByText('https://example.com/typed').waitFor();
  });

  it('keeps what was typed while the connection is gone, and saves it afterwards', async () => {
    const page = opened.page();
    await page.goto(`/admin/codes/${opened.code()}`);
    await button('Change the link or number').click();
    await link().fill('https://example.com/offline');
    await page.context().setOffline(true);
    await button('Save').click();
    await page.getByText(/^No connection\./).waitFor();
    await page.getByText('Error while updating qr code').first().waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^No connection\./).waitFor({ state: 'hidden' });
    expect(await link().inputValue()).toBe('https://example.com/offline');
    await button('Save').click();
    await page.getByRole('region', { name: 'Leads to' }).getByText('https://example.com/offline').waitFor();
  });

  it('goes on after a sign-in in another tab', async () => {
    const page = opened.page();
    await loseSession('https://example.com/again');
    const tab = await page.context().newPage();
    await enterConsole(tab);
    await tab.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await question().waitFor({ state: 'hidden' });
    await button('Save').click();
    await page.getByRole('region', { name: 'Leads to' }).getByText('https://example.com/again').waitFor();
  });
});
