import { describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { cardOf } from '../support/console.ts';
import { useConsolePage } from '../support/console-page.ts';
import { enterConsole } from '../support/people.ts';

const SOON = { timeout: 20_000 };

describe('what changes while the console is open', () => {
  const opened = useConsolePage();
  const origin = () => new URL(opened.page().url()).origin;

  it('shows a change of a colleague without a reload', async () => {
    const page = opened.page();
    await page.goto(`/admin/codes/${opened.code()}`);
    await page.getByRole('switch', { name: 'Approved', checked: true }).waitFor();
    const browser = await openBrowser();
    try {
      const colleague = await visit(browser, DESKTOP, origin());
      await enterConsole(colleague);
      await cardOf(colleague, opened.code()).getByRole('switch', { name: 'Approved' }).click();
      await page.getByRole('switch', { name: 'Approved', checked: false }).waitFor();
      await cardOf(colleague, opened.code()).getByRole('switch', { name: 'Disapproved' }).click();
      await page.getByRole('switch', { name: 'Approved', checked: true }).waitFor();
    } finally {
      await browser.close();
    }
  });

  it('counts scans without a reload', async () => {
    const page = opened.page();
    await page.goto('/admin');
    const term = cardOf(page, opened.code()).getByText('Scans', { exact: true });
    const count = () => term.locator('xpath=following-sibling::dd').textContent();
    await expect.poll(count, SOON).toBe('0');
    await opened.scan(2);
    await expect.poll(count, SOON).toBe('2');
  });
});
