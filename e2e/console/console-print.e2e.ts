import { buffer } from 'node:stream/consumers';
import { ROUTES } from '@qlaim/backend/contract';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { enterConsole } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { signedIn } from '../support/setup.ts';

/** A drawing without a size of its own. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#c00"/></svg>';

describe('printing a batch in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let batchId: string;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const call = await signedIn(product, ADMIN);
    const named = { amount: 50, name: 'Guitar cases' };
    batchId = (await call(ROUTES.generateCodes, { body: named })).batchId;
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function open(device = DESKTOP): Promise<Page> {
    const page = await visit(browser, device, product.url);
    await enterConsole(page);
    await page.goto(`/admin/print/${batchId}`);
    await sheet(page, 'First of 2 pages, with 30 codes');
    return page;
  }
  const sheet = (page: Page, name: string) => page.getByRole('img', { name }).waitFor();
  const saved = async (page: Page, name: string): Promise<Download> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return download;
  };
  /** Pixels that a page is wider than its window. */
  const beyond = (page: Page) =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  const startOf = async (download: Download, bytes: number) =>
    (await buffer(await download.createReadStream())).subarray(0, bytes).toString('latin1');

  it('previews the page, and saves a PDF and a ZIP', async () => {
    const page = await open();
    const pdf = await saved(page, 'Download PDF');
    expect(pdf.suggestedFilename()).toBe(`qlaim-batch-${batchId.slice(0, 8)}.pdf`);
    expect(await startOf(pdf, 5)).toBe('%PDF-');
    await page.getByText(/^50 codes of Guitar cases on 2 pages, \d+ KB\. Every symbol was read\.$/).waitFor();
    expect(await axe(page)).toEqual([]);
    const zip = await saved(page, 'ZIP of SVGs');
    expect(zip.suggestedFilename()).toMatch(/\.zip$/);
    expect(await startOf(zip, 2)).toBe('PK');
  });

  it('prints labels with a logo, on a phone', async () => {
    const page = await open(PHONE);
    await page.getByLabel('Paper').selectOption('label');
    await page.getByLabel('Label height').fill('20');
    await page.getByText(/^Nothing fits: one code needs/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Label height').fill('60');
    await page.getByLabel('Logo in the middle').selectOption('image');
    await page.getByText('Choose a logo', { exact: true }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose PNG or SVG' }).click();
    await (await chooser).setFiles({
      name: 'no-logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await page.getByText('This file is no picture, or too detailed for a logo').waitFor();
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose PNG or SVG' }).click();
    await (await again).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
    await sheet(page, 'First of 50 pages, with 1 code');
    await saved(page, 'Download PDF');
    await page.getByText(/^50 codes of Guitar cases on 50 pages/).waitFor();
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  });

  it('prints on a label sheet by its number, back to back, and remembers the sheet', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'Print · Guitar cases' }).waitFor();
    await page.getByLabel('Paper').selectOption('sheet');
    await page.getByLabel('Number on the package').fill('5163');
    await page.getByText('One sheet has it').waitFor();
    await page.getByLabel('Start at label').fill('3');
    await page.getByLabel('Name of the batch below each symbol').check();
    await page.getByLabel('Back to back').check();
    await page.getByLabel('Move right').fill('-0,5');
    await sheet(page, 'First of 12 pages, with 8 codes');
    await sheet(page, 'Its back');
    expect(await axe(page)).toEqual([]);
    await saved(page, 'Download PDF');
    await page.getByText(/^50 codes of Guitar cases on 12 pages/).waitFor();
    await page.reload();
    await sheet(page, 'First of 5 pages, with 10 codes');
    await page.getByRole('link', { name: 'Guitar cases', exact: true }).click();
    await page.getByRole('heading', { name: 'Guitar cases', exact: true }).waitFor();
  });

  it('has no sideways scrolling with a label sheet, on a phone', async () => {
    const page = await open(PHONE);
    await page.getByLabel('Paper').selectOption('sheet');
    await page.getByLabel('Back to back').check();
    await sheet(page, 'Its back');
    expect(await axe(page)).toEqual([]);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  });

  it('prints the codes that are selected in the table, also all that match', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
    await page.goto('/admin/codes/table');
    const choices = page.getByRole('checkbox', { name: /^Select [0-9A-Z]{10}$/ });
    await choices.nth(2).waitFor();
    for (const row of [0, 1, 2]) await choices.nth(row).check();
    await page.getByRole('button', { name: 'Print …' }).click();
    await sheet(page, 'First of 1 page, with 3 codes');
    expect(await axe(page)).toEqual([]);
    // A reload keeps the choice.
    await page.reload();
    await sheet(page, 'First of 1 page, with 3 codes');
    const pdf = await saved(page, 'Download PDF');
    expect(pdf.suggestedFilename()).toBe('qlaim-3-codes.pdf');
    await page.goto('/admin/codes/table');
    await page.getByRole('button', { name: 'Select all 50 that match' }).click();
    await page.getByRole('button', { name: 'Print …' }).click();
    await sheet(page, 'First of 2 pages, with 30 codes');
    // The address alone names no codes.
    await page.goto('/admin/home');
    await page.goto('/admin/print/codes');
    await page.getByRole('link', { name: 'the table' }).waitFor();
  });

  it('prints one code from the menu of its card', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Print this code' }).click();
    await sheet(page, 'First of 1 page, with 1 code');
  });
});
