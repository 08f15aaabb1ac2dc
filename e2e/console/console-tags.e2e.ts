import type { Client } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { totalBecomes } from '../support/console.ts';
import { overflow } from '../support/faults.ts';
import { enterConsole } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { approvedCodes, signedIn } from '../support/setup.ts';
import { isFocused, tabTo } from '../support/tab-to.ts';

const SECOND = { timeout: 60_000 };
const LONG = 'Wedding of Rosa and Max in the old mill';

describe('the tags of codes in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let admin: Client;
  let codes: readonly string[] = [];

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    codes = await approvedCodes(product, 4);
    admin = await signedIn(product, ADMIN);
    const [, second = ''] = codes;
    await admin(CONSOLE_ROUTES.tagCode, {
      params: { id: second },
      body: { add: ['Spring fair', LONG], remove: [] },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const open = async (device: typeof DESKTOP, address: string): Promise<Page> => {
    const page = await visit(browser, device, product.url);
    await enterConsole(page);
    await page.goto(address);
    return page;
  };
  const tagsIn = (page: Page) => page.getByRole('list', { name: 'Tags' });
  const tagsOf = async (id = '') => (await admin(CONSOLE_ROUTES.tags, { query: { text: id } })).tags;

  it('are put on a code, taken off it and put back by keyboard alone', async () => {
    const page = await open(DESKTOP, `/admin/codes/${codes[0]}`);
    const adds = page.getByRole('button', { name: 'Add a tag' });
    await adds.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: 'Tag' });
    await expect.poll(() => isFocused(field)).toBe(true);
    await page.keyboard.type('spring');
    await page.getByRole('option', { name: 'Spring fair 1 code' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tagsIn(page).getByText('Spring fair').waitFor();
    expect(await isFocused(field)).toBe(true);
    await page.keyboard.type('new one');
    await page.keyboard.press('Enter');
    await tagsIn(page).getByText('new one').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await isFocused(adds)).toBe(true);

    const off = page.getByRole('button', { name: 'Take off: Spring fair' });
    await off.focus();
    await page.keyboard.press('Enter');
    await tagsIn(page).getByText('Spring fair').waitFor({ state: 'detached' });
    expect(await isFocused(page.getByRole('button', { name: 'Take off: new one' }))).toBe(true);
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await tagsIn(page).getByText('Spring fair').waitFor();
    await page.context().close();
  });

  it('are put on all codes that match, found by a filter, and shown in a column', async () => {
    const page = await open(DESKTOP, '/admin/codes/table');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await button('Select all 4 that match').click();
    await page.getByLabel('Action', { exact: true }).selectOption('tag');
    await button('Apply …').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Add tags to 4 codes?' });
    const field = dialog.getByRole('combobox', { name: 'Tag' });
    await tabTo(page, field);
    await page.keyboard.type('autumn');
    await page.keyboard.press('Enter');
    await dialog.getByText('autumn').waitFor();
    expect(await axe(page)).toEqual([]);
    await tabTo(page, dialog.getByRole('button', { name: 'Add to 4 codes' }));
    await page.keyboard.press('Enter');
    await page.getByText('4 tagged').first().waitFor(SECOND);
    expect(await tagsOf('autumn')).toEqual([{ tag: 'autumn', count: 4 }]);

    await button('Columns').click();
    await page.getByRole('switch', { name: 'Tags' }).click();
    await page.keyboard.press('Escape');
    const rows = page.getByRole('table', { name: 'QR codes' }).getByRole('row');
    await expect.poll(() => rows.filter({ hasText: 'autumn' }).count(), SECOND).toBe(4);
    const filter = page.getByRole('search', { name: 'Codes' }).getByLabel('Tag', { exact: true });
    await filter.fill('fair');
    await page.getByRole('option', { name: /^Spring fair/ }).click();
    await expect.poll(() => rows.filter({ hasText: 'autumn' }).count(), SECOND).toBe(2);
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"tag":"Spring fair"}');
    expect(await axe(page)).toEqual([]);
    await button('Take away: Tag: Spring fair').click();
    await expect.poll(() => rows.filter({ hasText: 'autumn' }).count(), SECOND).toBe(4);
    await page.context().close();
  });

  it('are changed inside the table, where Escape leaves the field alone', async () => {
    const page = await open(DESKTOP, '/admin/codes/table');
    const row = page.getByRole('table', { name: 'QR codes' }).getByRole('row').nth(1);
    await row.focus();
    await page.keyboard.press('Space');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Add a tag' }).click();
    const field = sheet.getByRole('combobox', { name: 'Tag' });
    await expect.poll(() => isFocused(field)).toBe(true);
    await page.keyboard.type('inside');
    await page.keyboard.press('Enter');
    await tagsIn(page).getByText('inside').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await isFocused(sheet.getByRole('button', { name: 'Add a tag' }))).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('have room on a phone', async () => {
    const page = await open(PHONE, `/admin/codes/${codes[1]}`);
    await tagsIn(page).getByText(LONG).waitFor();
    await page.getByRole('button', { name: 'Add a tag' }).tap();
    const field = page.getByRole('combobox', { name: 'Tag' });
    await field.fill('autu');
    expect(await overflow(page)).toBeUndefined();
    await field.fill('of the phone');
    await page.keyboard.press('Enter');
    await tagsIn(page).getByText('of the phone').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBeUndefined();
    await page.goto(`/admin?filter=${encodeURIComponent('{"tag":"OF THE PHONE"}')}`);
    await totalBecomes(page, 'Total QR 1 of 4');
    expect(await overflow(page)).toBeUndefined();
    await page.context().close();
  });
});
