import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { REPORT_TEXTS } from '@qlaim/backend/texts/report';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { DESKTOP, openBrowser, PHONE, visit } from './support/browsers.ts';
import { faults, overflow } from './support/faults.ts';
import { enterConsole, ROSA, signIn } from './support/people.ts';
import { ADMIN, RunningProduct } from './support/product.ts';
import { registerOwner, signedIn } from './support/setup.ts';

const WORDS = 'Das ist meine Tochter.\nIch habe nicht zugestimmt.';

/** Waits for a message; the dialog that closes says it to screen readers, too. */
const said = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(words).waitFor();

const TABLET: BrowserContextOptions = { viewport: { width: 768, height: 1024 } };

describe('a notice', () => {
  let product: RunningProduct;
  let browser: Browser;
  let codes: readonly string[] = [];
  let change: (title: string) => Promise<unknown>;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const owner = await registerOwner(product, ROSA, 2);
    ({ codes } = owner);
    const save = (id = '', title: string) =>
      owner.call(ROUTES.updateCode, { params: { id }, body: { type: 'memories', memories: { title } } });
    change = (title) => save(codes[0], title);
    await Promise.all([change('My enemy'), save(codes[1], 'My friend')]);
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
    await said(page, 'The decision was saved, and the people are told');
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

  it('is told as a whole, and counted in the report of the year', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
    await page.goto('/admin/notices');
    await page.getByRole('link', { name: 'Yearly report' }).click();
    await page.getByRole('heading', { level: 1, name: /^Yearly report/ }).waitFor();
    const present = await page.getByRole('option', { name: /so far$/ }).getAttribute('value');
    await page.getByLabel('Year').selectOption(present);
    await page.getByRole('heading', { level: 1, name: `Yearly report ${present}` }).waitFor();
    const decided = page.getByRole('table', { name: 'Decisions about notices' });
    await decided.getByRole('row', { name: 'Code disabled: A law 1' }).waitFor();
    expect(await faults(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await saved).suggestedFilename()).toBe(`qlaim-notices-${present}.csv`);

    await page.goto(`/admin/codes/${codes[0]}/notices`);
    const stories = page.getByRole('link', { name: 'The whole story' });
    await stories.first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto('/admin/notices');
    await page.getByLabel('State').selectOption('decided');
    await page.getByText('Code disabled').waitFor();
    await page.getByRole('list', { name: 'Notices' }).getByRole('link').first().click();
    await page.getByRole('link', { name: 'The whole story' }).click();
    await page.getByRole('heading', { name: 'The owner was to be told why' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  describe.each([
    { width: 360, device: PHONE },
    { width: 768, device: TABLET },
    { width: 1280, device: DESKTOP },
  ] as const)('at $width px', ({ width, device }) => {
    let number: string;
    const consoleOf = async (path: string) => {
      const page = await visit(browser, device, product.url);
      await enterConsole(page);
      await page.goto(`/admin${path}`);
      return page;
    };
    const ownerPage = async () => {
      const page = await visit(browser, device, product.url);
      await page.goto('/login');
      await signIn(page, ROSA);
      await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
      return page;
    };

    it('withheld content is told to its owner, who objects', async () => {
      const staff = await consoleOf(`/codes/${codes[1]}`);
      await staff.getByRole('button', { name: 'Withhold the content' }).click();
      const dialog = staff.getByRole('dialog');
      await dialog.getByLabel('Which law or rule').fill('Section 22 KUG');
      await dialog.getByLabel('Reasons').fill('A picture of a child without consent.');
      expect(await faults(staff)).toEqual([]);
      await dialog.getByRole('button', { name: 'Withhold the content' }).click();
      await said(staff, 'The decision was saved, and the owner is told');
      await staff.getByText('withheld from visitors').first().waitFor();

      const page = await ownerPage();
      await page.getByText('Not shown to visitors').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.goto(`/edit/${codes[1]}`);
      await page.getByText('A picture of a child without consent.').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: 'Why, and how to object' }).click();
      await page.getByRole('heading', { level: 1, name: 'A decision about your code' }).waitFor();
      number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.getByRole('button', { name: 'Send the objection' }).click();
      await page.getByText('Say why you do not agree', { exact: true }).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByLabel('Why you do not agree').fill(`She agreed.\n${'x'.repeat(300)}`);
      await page.getByRole('button', { name: 'Send the objection' }).click();
      await page.getByText('Objection received').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.goto('/decisions');
      await page.getByText('Objection received').first().waitFor();
      expect(await faults(page)).toEqual([]);
    });

    it('the objection comes first in the console, and the decision is taken back', async () => {
      const page = await consoleOf('/notices');
      await page.getByLabel('State').selectOption('open');
      const rows = page.getByRole('list', { name: 'Notices' }).getByRole('listitem');
      await rows.first().getByText('Contested').waitFor();
      await rows.first().getByRole('link').click();
      await page.getByText('She agreed.').waitFor();
      expect([await overflow(page), await axe(page)]).toEqual([undefined, []]);
      await page.getByRole('button', { name: 'Take the decision back' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Words').fill(`We were wrong at ${width} px.`);
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Take the decision back' }).click();
      await said(page, 'The decision was taken back, and the people are told');
      await page.getByText('Taken back').first().waitFor();
      expect([await overflow(page), await axe(page)]).toEqual([undefined, []]);

      const owner = await ownerPage();
      await owner.goto(`/decision/${number}`);
      await owner.getByText(`We were wrong at ${width} px.`).waitFor();
      expect(await faults(owner)).toEqual([]);
      const scan = await fetch(`${product.url}/info/${codes[1]}`);
      expect(scan.status).toBe(200);
      expect(await scan.text()).toContain('My friend');
    });
  });
});
