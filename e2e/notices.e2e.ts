import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from './support/browsers.ts';
import { faults, overflow } from './support/faults.ts';
import { enterConsole, ROSA } from './support/people.ts';
import { ADMIN, RunningProduct } from './support/product.ts';
import { registerOwner, signedIn } from './support/setup.ts';

const WORDS = 'Das ist meine Tochter.\nIch habe nicht zugestimmt.';

describe('a notice', () => {
  let product: RunningProduct;
  let browser: Browser;
  let codes: readonly string[] = [];
  let change: (title: string) => Promise<unknown>;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const owner = await registerOwner(product, ROSA, 1);
    ({ codes } = owner);
    change = (title) =>
      owner.call(ROUTES.updateCode, {
        params: { id: codes[0] ?? '' },
        body: { type: 'memories', memories: { title } },
      });
    await change('My enemy');
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  describe.each([
    { width: 360, device: PHONE, language: 'ar', javaScriptEnabled: false },
    { width: 1280, device: DESKTOP, language: 'de', javaScriptEnabled: false },
  ] as const)('without script at $width px in $language', ({ device, language, javaScriptEnabled }) => {
    const { fields, problems, reasons, received, title } = REPORT_TEXTS[language];
    const open = (more: BrowserContextOptions) =>
      visit(browser, { ...device, ...more, locale: language }, product.url);
    const fill = async (page: Page, email: string) => {
      await page.getByLabel(fields.reason).selectOption({ label: reasons.privacy });
      await page.getByLabel(fields.words).fill(WORDS);
      await page.getByLabel(fields.name, { exact: true }).fill('Eve Reporter');
      await page.getByLabel(fields.email, { exact: true }).fill(email);
    };

    it('is sent from the foot of a page, and has a number', async () => {
      const page = await open({ javaScriptEnabled });
      await page.goto(`/info/${codes[0]}`);
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await fill(page, 'eve@');
      await page.getByRole('button', { name: fields.submit }).click();
      for (const message of [problems.emailInvalid, problems.goodFaith])
        await page.getByText(message, { exact: true }).waitFor();
      expect(await page.getByLabel(fields.words).inputValue()).toBe(WORDS);
      expect(await page.locator('[name=reason]').inputValue()).toBe('privacy');
      await page.getByLabel(fields.email, { exact: true }).fill(`eve-${language}@example.com`);
      await page.getByLabel(fields.goodFaith).check();
      await page.getByRole('button', { name: fields.submit }).click();
      await page.getByRole('heading', { level: 1, name: received.title }).waitFor();
      expect(await page.getByText(/N-[0-9A-Z]{4}-[0-9A-Z]{4}/).count()).toBeGreaterThan(0);
    });

    it('has a form and a receipt that everybody can use', async () => {
      const page = await open({});
      await page.goto(`/report/${codes[0]}`);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: fields.submit }).click();
      await page.locator('#reason-message').getByText(problems.reason).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason');
      expect(await faults(page)).toEqual([]);
      await fill(page, `second-${language}@example.com`);
      await page.getByLabel(fields.goodFaith).check();
      await page.getByRole('button', { name: fields.submit }).click();
      await page.getByRole('heading', { level: 1, name: received.title }).waitFor();
      expect(await faults(page)).toEqual([]);
    });
  });

  it('is decided in the console, which shows the page then and now', async () => {
    await change('My friend');
    const page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
    const nav = page.getByRole('navigation', { name: 'Sections' });
    await nav.getByRole('link', { name: 'Notices (4 open)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notices' }).waitFor();
    const rows = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(4);
    expect(await axe(page)).toEqual([]);
    await rows.first().getByRole('link').click();
    await page.getByText('My enemy').first().waitFor();
    await page.getByText('My friend').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByLabel('What happens').selectOption({ label: 'Disable the code' });
    await page.getByRole('button', { name: 'Save the decision' }).click();
    await page.getByText('Name the law or the rule').waitFor();
    await page.getByLabel('Which law or rule').fill('Section 22 KUG');
    await page.getByLabel('Reasons').fill('A picture of a child without consent.');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the decision' }).click();
    await page.getByText('The decision was saved, and the people are told').waitFor();
    await page.getByText('Code disabled').waitFor();
    await nav.getByRole('link', { name: 'Notices (3 open)' }).waitFor();
    const call = await signedIn(product, ADMIN);
    const { isActive } = await call(CONSOLE_ROUTES.notices, {}).then(async ([notice]) => ({
      isActive: (await call(CONSOLE_ROUTES.notice, { params: { id: notice?.id ?? '' } })).present?.isActive,
    }));
    expect(isActive).toBe(false);
  });

  it('is read in the console at 360 px', async () => {
    const page = await visit(browser, PHONE, product.url);
    await enterConsole(page);
    await page.goto('/admin/notices');
    const rows = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
    await rows.first().waitFor();
    expect([await overflow(page), await axe(page)]).toEqual([undefined, []]);
    await page.getByLabel('State').selectOption('decided');
    await page.getByText('Code disabled').waitFor();
    await rows.first().getByRole('link').click();
    await page.getByText('Section 22 KUG').waitFor();
    expect([await overflow(page), await axe(page)]).toEqual([undefined, []]);
  });
});
