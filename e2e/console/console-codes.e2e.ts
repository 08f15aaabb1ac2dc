import { ROUTES } from '@qlaim/backend/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from '../support/browsers.ts';
import { cardOf, shownCodes, totalBecomes } from '../support/console.ts';
import { enterConsole, generate, ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { registerOwner, signedIn } from '../support/setup.ts';
import { tabTo } from '../support/tab-to.ts';

const POLL = { timeout: 20_000 };
const NAME = 'Grandmother’s bell';
const LINK = 'https://www.bells.example/Menu';

describe('the list of codes in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  /** Rosa owns two codes: one with a name and a link, one with a page. */
  let linked = '';
  let paged = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 2);
    [linked = '', paged = ''] = codes;
    await call(ROUTES.updateCode, { params: { id: linked }, body: { type: 'link', link: LINK, name: NAME } });
    await call(ROUTES.updateCode, {
      params: { id: paged },
      body: { type: 'memories', memories: { title: 'In memory of Rosa' } },
    });
    const admin = await signedIn(product, ADMIN);
    await admin(ROUTES.generateCodes, { body: { amount: 120 } });
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const search = async (text: string) => {
    await page.getByLabel('Search', { exact: true }).fill(text);
    await page.keyboard.press('Enter');
  };
  const reset = async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await totalBecomes(page, /^Total QR [\d,]+$/);
  };
  const toggled = async (control: Locator, path: string) => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path));
    await control.click();
    await answered;
  };

  /** Says why, as is asked for a code that has an owner. */
  const decide = async (action: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Which law or rule').fill('House rule 3');
    await dialog.getByLabel('Reasons').fill('It leads to a shop that does not exist.');
    await dialog.getByRole('button', { name: action }).click();
  };

  it('generates 1 to 1000 codes, and refuses other amounts', async () => {
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    for (const amount of ['0', '1001', 'many']) {
      await page.getByLabel('Amount').fill(amount);
      await page.getByRole('button', { name: 'Generate Links' }).click();
      await page.getByText('Please enter a valid amount of link').first().waitFor();
    }
    await page.keyboard.press('Escape');
    expect(await generate(page, 3)).toHaveLength(3);
    await totalBecomes(page, 'Total QR 125');
  });

  it.each([
    ['a part of the code', () => linked.slice(2, 8), () => linked],
    ['the print of the code', () => `${linked.slice(0, 5)}-${linked.slice(5).toLowerCase()}`, () => linked],
    ['a part of the name', () => 'mother’s BELL', () => linked],
    ['a part of the link', () => 'example/me', () => linked],
  ])('finds a code by %s, on Enter', async (_what, text, code) => {
    await search(text());
    await expect.poll(() => shownCodes(page), POLL).toEqual([code()]);
    await totalBecomes(page, 'Total QR 1 of 125');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await totalBecomes(page, 'Total QR 125');
  });

  it("finds all codes of an owner by the e-mail's beginning, and combines it with filters", async () => {
    await search('rosa@');
    await totalBecomes(page, 'Total QR 2 of 125');
    const approved = page.getByRole('checkbox', { name: 'Approved' });
    await approved.click();
    await page.getByRole('button', { name: 'Take away: Disapproved' }).waitFor();
    await page.getByText('No codes match these filters').waitFor();
    await reset();
    await expect.poll(() => page.getByLabel('Search', { exact: true }).inputValue(), POLL).toBe('');
  });

  it.each([
    ['Enabled', 'Disabled', 'Enabled', '0 of 125', '125 of 125'],
    ['Approved', 'Disapproved', 'Approved', '123 of 125', '2 of 125'],
  ])('cycles %s through any, false and true', async (name, off, on, whenOff, whenOn) => {
    const box = page.getByRole('checkbox', { name });
    await box.click();
    await page.getByRole('button', { name: `Take away: ${off}` }).waitFor();
    await expect
      .poll(
        () => box.evaluate((element) => element instanceof HTMLInputElement && element.indeterminate),
        POLL,
      )
      .toBe(true);
    await totalBecomes(page, `Total QR ${whenOff}`);
    await box.click();
    await page.getByRole('button', { name: `Take away: ${on}` }).waitFor();
    await expect.poll(() => box.isChecked(), POLL).toBe(true);
    await totalBecomes(page, `Total QR ${whenOn}`);
    await box.click();
    await totalBecomes(page, 'Total QR 125');
    await expect.poll(() => box.isChecked(), POLL).toBe(false);
  });

  it('filters by days, keeps the start at or before the end, and resets', async () => {
    await page.getByLabel('Dates').selectOption('From … to …');
    await page.getByLabel('To', { exact: true }).fill('2020-01-10');
    await totalBecomes(page, 'Total QR 0 of 125');
    await page.getByLabel('From', { exact: true }).fill('2020-01-12');
    await expect.poll(() => page.getByLabel('To', { exact: true }).inputValue(), POLL).toBe('2020-01-12');
    await reset();
    await expect.poll(() => page.getByLabel('From', { exact: true }).count(), POLL).toBe(0);
  });

  it('shows fifty codes a page, and moves the focus to them', async () => {
    await expect.poll(async () => (await shownCodes(page)).length, POLL).toBe(50);
    const first = await shownCodes(page);
    await page.getByRole('button', { name: 'Page 3' }).click();
    await expect.poll(async () => (await shownCodes(page)).length, POLL).toBe(25);
    await page.getByText('101–125 of 125').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('codes');
    await page.getByRole('button', { name: 'Page 1' }).click();
    await expect.poll(() => shownCodes(page), POLL).toEqual(first);
  });

  it('switches approval and activity, and marks a code as nonpaying', async () => {
    await search(linked);
    const card = cardOf(page, linked);
    await toggled(card.getByRole('switch', { name: 'Approved' }), '/approveToggle');
    await card.getByRole('switch', { name: 'Disapproved' }).waitFor();
    await card.getByRole('switch', { name: 'Enabled' }).click();
    await decide('Disable the code');
    await card.getByRole('switch', { name: 'Disabled' }).waitFor();
    expect(await card.getByText('nonpaying').count()).toBe(0);
    await card.getByRole('button', { name: `More for ${linked}` }).click();
    await toggled(page.getByRole('menuitem', { name: 'Mark as nonpaying' }), '/restrictToggle');
    await card.getByText('nonpaying').waitFor();
    await toggled(card.getByRole('switch', { name: 'Disabled' }), '/enable');
    await reset();
  });

  it('edits a link, asks before it loses one, and says what it replaces', async () => {
    await search(paged);
    const card = cardOf(page, paged);
    await card.getByText('In memory of Rosa').waitFor();
    await card.getByRole('button', { name: `Edit ${paged}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Page: In memory of Rosa').waitFor();
    await dialog.getByText('Saving a link or a phone number replaces it.').waitFor();
    const link = dialog.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => link.evaluate((field) => field === document.activeElement), POLL).toBe(true);
    const height = async () => (await dialog.boundingBox())?.height;
    const before = await height();
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    expect(await height()).toBe(before);
    await dialog.getByRole('tab', { name: 'Link' }).click();
    await link.fill('www.bells.example');
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    await dialog.getByText('Invalid URL format').waitFor();
    await link.fill('https://bells.example/new');
    await dialog.getByText('Invalid URL format').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByText('Close without saving?').waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('QR code updated successfully').first().waitFor();
    await card.getByText('bells.example/new').waitFor();
  });

  it('saves a phone number, and refuses one that is none', async () => {
    const card = cardOf(page, paged);
    await card.getByRole('button', { name: `Edit ${paged}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Phone' }).click();
    const number = dialog.getByRole('textbox', { name: 'Phone number' });
    const save = dialog.getByRole('tabpanel', { name: 'Phone' }).getByRole('button', { name: 'Save' });
    await number.fill('12');
    await save.click();
    await dialog.getByText('Invalid phone number').waitFor();
    await number.fill('2133734253');
    await save.click();
    await card.getByText('+1 213 373 4253').waitFor();
  });

  it('resets a code after a question, and deletes one after another', async () => {
    const card = cardOf(page, paged);
    await card.getByRole('button', { name: `Edit ${paged}` }).click();
    await page.getByRole('button', { name: 'RESET', exact: true }).click();
    await page.getByText('Are you sure you want to reset this QR code?').waitFor();
    await page.getByRole('button', { name: 'Yes' }).click();
    await card.getByText('Nothing stored yet').waitFor();
    await card.getByRole('button', { name: `Delete ${paged}` }).click();
    await page.getByText('Are you sure you want to delete this QR code?').waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await card.getByRole('button', { name: `Delete ${paged}` }).click();
    await decide('Delete the code');
    await page.getByText('QR code deleted successfully').first().waitFor();
    await card.waitFor({ state: 'detached' });
    await reset();
    await totalBecomes(page, 'Total QR 124');
  });

  it('leads the keyboard past the cards, and shows a cut text on focus', async () => {
    const skip = page.getByRole('link', { name: 'Skip to the pages' });
    await page.goto('/admin');
    await page.locator('#codes li').first().waitFor();
    await tabTo(page, skip);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await tabTo(page, page.getByRole('button', { name: 'Next page' }));
    await search(linked);
    await expect.poll(() => shownCodes(page), POLL).toEqual([linked]);
    await tabTo(page, cardOf(page, linked).getByRole('link', { name: /^Link/ }));
    await page.getByText(`Link: ${LINK}`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(`Link: ${LINK}`).waitFor({ state: 'detached' });
    await reset();
  });

  it.each([360, 768, 1440])('meets WCAG 2.2 AA at %i pixels, and fits', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin');
    await expect.poll(async () => (await shownCodes(page)).length, POLL).toBe(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axe(page)).toEqual([]);
  });

  it('is half as tall as it was on a phone, with tabs side by side', async () => {
    const phone = await visit(browser, PHONE, product.url);
    await enterConsole(phone);
    await expect.poll(async () => (await shownCodes(phone)).length, POLL).toBe(50);
    expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_500);
    await phone.getByRole('button', { name: /^Edit/ }).first().click();
    const top = async (name: string) => (await phone.getByRole('tab', { name }).boundingBox())?.y;
    expect(await top('Link')).toBe(await top('Phone'));
    expect(await axe(phone)).toEqual([]);
  });
});
