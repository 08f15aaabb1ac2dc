import { ROUTES } from '@qlaim/backend/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { drawFiles } from '../support/drawn-files.ts';
import { editorOf } from '../support/editor.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { registerOwner } from '../support/setup.ts';
import { isFocused } from '../support/tab-to.ts';

describe('the page of a code', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let code = '';
  let call: Awaited<ReturnType<typeof registerOwner>>['call'];

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const owner = await registerOwner(product, ROSA, 3);
    call = owner.call;
    code = owner.codes[0] ?? '';
    await save('then', 'Blue bag');
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const save = (to: string, name?: string) =>
    call(ROUTES.updateCode, {
      params: { id: code },
      body: { type: 'link', link: `https://example.com/${to}`, ...(name === undefined ? {} : { name }) },
    });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const region = (name: string) => page.getByRole('region', { name });
  const open = async (part = '') => {
    await page.goto(`/admin/codes/${code}${part}`);
    await region('The code').waitFor();
  };

  it('is opened from the table, and leads to the codes beside it and back', async () => {
    await page.goto('/admin/codes/table?sort=id&order=ASC');
    const table = page.getByRole('table', { name: 'QR codes' });
    const codes = table.locator('tbody a');
    await codes.nth(1).waitFor();
    const [first, second] = await codes.allTextContents();
    await codes.nth(0).click();
    await page.getByText('1 of 3').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/codes/${first}`);
    await link('Code after').click();
    await page.getByText('2 of 3').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/codes/${second}`);
    await page.reload();
    await page.getByText('2 of 3').waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await table.waitFor();
    expect(new URL(page.url()).search).toBe('?sort=id&order=ASC');
  });

  it('is opened by the jump bar, from the printed code', async () => {
    await page.keyboard.press('Control+k');
    await page.getByLabel('A code, a batch, a person, or a section').fill(code.slice(0, 8));
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await region('The code').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/codes/${code}`);
  });

  it('renames the code and keeps a note, and returns the focus', async () => {
    await open();
    await button('Rename the code').click();
    await page.getByLabel('Name', { exact: true }).fill('Red bag');
    await page.keyboard.press('Enter');
    await region('The code').getByRole('heading', { name: 'Red bag' }).waitFor();
    await expect.poll(() => isFocused(button('Rename the code'))).toBe(true);
    await button('Edit the note').click();
    await page.getByLabel('Note', { exact: true }).fill('For the fair');
    await button('Save').click();
    await region('The code').getByText('For the fair').waitFor();
    await page.reload();
    await region('The code').getByText('For the fair').waitFor();
  });

  it('does not win over a change that its owner made meanwhile', async () => {
    await open();
    await button('Change the link or number').click();
    const typed = page.getByRole('dialog').getByRole('textbox', { name: 'Link', exact: true });
    await typed.fill('https://example.com/admin');
    await save('owner');
    await button('Save').click();
    await page.getByText('Somebody changed this code meanwhile').first().waitFor();
    expect(await typed.inputValue()).toBe('https://example.com/admin');
    const { barcode } = await call(ROUTES.code, { params: { id: code }, query: {} });
    expect(barcode.storedInfo).toMatchObject({ link: 'https://example.com/owner' });
    await button('Save').click();
    await region('Leads to').getByText('https://example.com/admin').waitFor();
    await save('owner');
  });

  it('tells who changed what, and restores a version', async () => {
    await save('now');
    await open('/history');
    const rows = region('History').getByRole('listitem');
    const newest = async () => (await rows.first().textContent())?.replace(/\s+/g, ' ');
    expect(await newest()).toContain('Rosa Weiss');
    expect(await newest()).toContain('https://example.com/owner became https://example.com/now');
    await rows
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect.poll(newest).toContain('https://example.com/now became https://example.com/owner');
    await rows
      .nth(1)
      .getByRole('link', { name: /^As it was/ })
      .click();
    await page.getByRole('heading', { name: 'Now' }).waitFor();
  });

  it('leads to the editor of all types, with which an admin saves a page with a PDF', async () => {
    await open();
    await link('Open the editor of all types').click();
    const editor = editorOf(page, code);
    await editor.field('Name').waitFor();
    await editor.openTab('Create Page');
    await editor.field('Name on the page').fill('In memory of Rosa');
    const { pdf } = await drawFiles(browser, []);
    await editor.choose('Choose documents', [pdf]);
    await editor.uploaded([pdf]);
    await editor.save();
    await link('Back').click();
    await region('Leads to').getByText('In memory of Rosa').waitFor();
    await link('Files 1').click();
    await link(pdf.name).waitFor();
  });

  it('deletes the code after a question, and says later that it is gone', async () => {
    await open();
    await button('Delete this code').click();
    await page.getByLabel('Which law or rule').fill('House rule 3');
    await page.getByLabel('Reasons').fill('It leads to a shop that does not exist.');
    await button('Delete the code').click();
    await page.getByText('Total QR').waitFor();
    await page.goto(`/admin/codes/${code}`);
    await page.getByRole('heading', { name: 'There is no such code' }).waitFor();
    await link('What happened to it').click();
    await page.getByText('The code was deleted.').waitFor();
  });
});
