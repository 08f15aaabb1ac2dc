import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';

const MARIA = 'maria@example.com';
const WIDTHS = [360, 768, 1280];

describe('an invitation to the staff', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let link = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Expects a page to be accessible, and to fit every width. */
  async function isFit(shown: Page, name: string): Promise<void> {
    for (const width of WIDTHS) {
      await shown.setViewportSize({ width, height: 800 });
      const beyond = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `${name} at ${width} px`).toBeLessThanOrEqual(0);
      const folder = process.env['SCREENS_FOLDER'];
      if (folder) await shown.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    }
    expect(await axe(shown)).toEqual([]);
  }

  it('is sent in three clicks', async () => {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await isFit(page, 'invite');
    await page.getByLabel('Email', { exact: true }).fill(MARIA);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('list', { name: 'Open invitations' }).getByText(MARIA).waitFor();
    await isFit(page, 'open-invitations');
    link = await product.invitationFor(MARIA);
  });

  it('is read in the language of its reader', async () => {
    const reader = await visit(browser, { ...DESKTOP, locale: 'de-DE' }, product.url);
    const answer = await reader.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await reader.getByRole('button', { name: 'Konto anlegen' }).waitFor();
    await reader.getByText('Rolle: Prüfer').waitFor();
    await isFit(reader, 'invitation-de');
    await reader.close();
  });

  it('is accepted in another browser, which then shows the console', async () => {
    const maria = await visit(browser, DESKTOP, product.url);
    await maria.goto(link);
    await maria.getByLabel('First name').fill('Maria');
    await maria.getByLabel('Last name').fill('Roth');
    await maria.getByLabel('Password', { exact: true }).fill('a password of Maria');
    await isFit(maria, 'invitation');
    await maria.getByRole('button', { name: 'Make my account' }).click();
    await maria.waitForURL(`${product.url}/admin`);
    await maria.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'People' }).click();
    await maria.getByRole('link', { name: 'Maria Roth' }).waitFor();
    await maria.close();
  });

  it('opens nothing the second time', async () => {
    const other = await visit(browser, DESKTOP, product.url);
    await other.goto(link);
    await other.getByText('This invitation opens nothing any more').waitFor();
    await isFit(other, 'ended');
    await other.close();
  });
});
