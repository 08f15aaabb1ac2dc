import { text } from 'node:stream/consumers';
import { LIMITS, printCode, ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { longestTaskIn, scrollThrough } from '../support/long-tasks.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { newBatch, registerOwner, signedIn } from '../support/setup.ts';

const THEN = 'https://example.com/then';
const NOW = 'https://example.com/now';
/** Each generated code is an event. */
const EVENTS = 10_000;
const BATCH = LIMITS.generateAmount.max;
/** Milliseconds that no task of a scroll takes, also on a machine that is busy with others. */
const STALL_MS = 1_000;

describe('the audit in the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let code = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 1);
    code = codes[0] ?? '';
    for (const link of [THEN, NOW])
      await call(ROUTES.updateCode, { params: { id: code }, body: { type: 'link', link } });
    await newBatch(await signedIn(product, ADMIN), 5);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const events = () => page.getByRole('region', { name: 'Events' }).getByRole('listitem');

  /** Searches a type by a word of it, with the keyboard. */
  async function chooseType(word: string, type: string): Promise<void> {
    const field = page.getByRole('combobox', { name: 'Event' });
    await field.fill(word);
    await page.getByRole('option', { name: type }).waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(type);
  }

  async function openAudit(): Promise<void> {
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Audit' }).click();
    await events().first().waitFor();
  }

  it('tells what happened to a code, by the keyboard', async () => {
    await openAudit();
    await page.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
    await expect.poll(() => events().count()).toBe(5);
    const shown = await events().allTextContents();
    expect(shown[0]).toContain('The content was saved: a link.');
    expect(shown[0]).toContain('Rosa Weiss');
    expect(shown[0]?.replace(/\s+/g, ' ')).toContain(`Link: ${THEN} became ${NOW}`);
    expect(shown.at(-1)).toContain('The code was generated');
    await chooseType('claimed', 'Code claimed');
    await expect.poll(() => events().count()).toBe(1);
  });

  it('shows the code as it was then, beside now', async () => {
    await chooseType('content', 'Content saved');
    await expect.poll(() => events().count()).toBe(2);
    await page
      .getByRole('link', { name: `${printCode(code)} as it was then` })
      .last()
      .click();
    await page.getByText(THEN).waitFor();
    await page.getByText(NOW).waitFor();
    await page.getByRole('link', { name: 'All events of this code' }).click();
    await expect.poll(() => events().count()).toBe(5);
  });

  it('names each link of an event by what the link shows', async () => {
    const links = events().getByRole('link');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all())
      expect((await link.getAttribute('aria-label')) ?? (await link.textContent())).toContain(
        (await link.textContent()) ?? 'a text',
      );
  });

  it('folds what was made code after code, opens it, and leads to its batch', async () => {
    await openAudit();
    const fold = page.getByRole('button', { name: 'and 4 more of this kind' });
    await fold.focus();
    const before = await events().count();
    await page.keyboard.press('Enter');
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => events().count()).toBeGreaterThan(before);
    expect(await axe(page)).toEqual([]);
    await events()
      .getByRole('link', { name: /^Batch of/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Approve all' }).waitFor();
    await openAudit();
  });

  it('exports the log', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export the whole log (NDJSON)' }).click();
    const lines = (await text(await (await downloading).createReadStream())).trimEnd().split('\n');
    expect(lines.at(-1)).toContain(`"count":${lines.length - 1}`);
  });

  it.each([768, 1440])('has no fault that axe finds, at %i px, light and dark', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await openAudit();
    expect(await axe(page)).toEqual([]);
    await page
      .getByRole('link', { name: `${printCode(code)} as it was then` })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Now' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('scrolls ten thousand events, and pages through as many codes, without a stall', {
    timeout: 600_000,
  }, async () => {
    const admin = await signedIn(product, ADMIN);
    for (let made = 0; made < EVENTS; made += BATCH)
      await admin(ROUTES.generateCodes, { body: { amount: BATCH } });
    // Codes are made in the background, the list of events only grows at its other end. Of one type, nothing is folded.
    const codesNow = async () => (await admin(CONSOLE_ROUTES.home, {})).codes;
    await expect.poll(codesNow, { timeout: 180_000, interval: 500 }).toBeGreaterThan(EVENTS);
    await page.goto('/admin/audit?type=CodeGenerated&by=all');
    await events().first().waitFor();
    await expect
      .poll(
        () => {
          // Finding thousands of rows by their role would hold the page up.
          return page.evaluate(() => {
            window.scrollTo(0, document.documentElement.scrollHeight);
            return document.querySelectorAll('main ol > *').length;
          });
        },
        { timeout: 400_000, interval: 100 },
      )
      .toBeGreaterThanOrEqual(EVENTS);
    expect(await longestTaskIn(page, () => scrollThrough(page))).toBeLessThan(STALL_MS);

    await page.goto('/admin/codes/table');
    const rows = page.getByRole('table', { name: 'QR codes' }).getByRole('row');
    await rows.nth(LIMITS.listPageSize).waitFor();
    const lastPage = page
      .getByRole('navigation', { name: 'Pages of codes' })
      .getByRole('button', { name: /^Page \d+$/ })
      .last();
    const [before] = await rows.nth(1).allTextContents();
    await lastPage.click();
    await expect
      .poll(async () => (await rows.nth(1).allTextContents())[0], { timeout: 30_000 })
      .not.toBe(before);
    // A page holds fifty codes, however many there are; the first row is the head.
    expect(await rows.count()).toBeLessThanOrEqual(LIMITS.listPageSize + 1);
    expect(await longestTaskIn(page, () => scrollThrough(page))).toBeLessThan(STALL_MS);
  });
});
