import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES } from '@qlaim/backend/contract';
import { directionOf, LANGUAGE_COOKIE } from '@qlaim/backend/texts';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { BULK } from '@qlaim/backend/texts/console/bulk';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { GENERATE } from '@qlaim/backend/texts/console/codes/generate';
import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { CODE_PAGE } from '@qlaim/backend/texts/console/codes/page';
import { CODE_TABLE } from '@qlaim/backend/texts/console/codes/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { ADMIN, RunningProduct } from '../support/product.ts';
import { newBatch, registerOwner, signedIn } from '../support/setup.ts';

const WIDTHS = [360, 1280];
/** Where pictures of the screens are kept for a reader; none are without it. */
const FOLDER = process.env['SCREENS_FOLDER'];

/** Expects that the page fits each width, and is accessible. */
async function expectGood(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    expect(await axe(page), `${name} at ${width} px`).toEqual([]);
    if (FOLDER === undefined) continue;
    await mkdir(FOLDER, { recursive: true });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`) });
  }
}

describe('the codes and batches of the console', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;
  let code = '';
  let batch = '';

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const { codes, call } = await registerOwner(product, ROSA, 2);
    [code = ''] = codes;
    const body = { name: 'Blue bag', type: 'link', link: 'https://example.com/a' } as const;
    await call(ROUTES.updateCode, { params: { id: code }, body });
    batch = await newBatch(await signedIn(product, ADMIN), 60);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  describe.each(['de', 'ar'] as const)('in %s', (language) => {
    const open = async (address: string, width = 1280) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/admin${address}`);
    };
    const heading = (level: number, name: string) => page.getByRole('heading', { level, name });
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    beforeAll(async () => {
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);
    });

    it('are a list of cards, with filters and a dialog to generate', async () => {
      const { title, generate, code: words } = (await CODE_LIST.first(language)).texts;
      const { dialog } = (await GENERATE.first(language)).texts;
      await open('/?filter={"scanned":false}');
      await heading(1, title).waitFor();
      await page.getByText(words.noOwner, { exact: true }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.dir)).toBe(directionOf(language));
      await expectGood(page, `${language}-list`);
      await button(generate).click();
      await page.getByRole('dialog', { name: dialog.title }).waitFor();
      await expectGood(page, `${language}-generate`);
      await page.keyboard.press('Escape');
    });

    it('are a table, whose selection asks before an action', async () => {
      const { columns, selectAll } = (await CODE_TABLE.first(language)).texts;
      const { actions, bar, codes } = (await BULK.first(language)).texts;
      await open('/codes/table');
      await page.getByRole('columnheader', { name: columns.storedInfo }).waitFor();
      await page.getByLabel(selectAll).click();
      await page.getByText(bar.selected(codes(50)), { exact: true }).waitFor();
      await expectGood(page, `${language}-table`);
      await button(bar.apply).click();
      await page.getByRole('alertdialog').getByText(actions.approve.effect).waitFor();
      await expectGood(page, `${language}-question`);
      await page.keyboard.press('Escape');
    });

    it('have pages of codes, with their history and an editor', async () => {
      const { danger, destination, history } = (await CODE_PAGE.first(language)).texts;
      const { tabs } = (await CODE_EDIT.first(language)).texts;
      await open(`/codes/${code}`);
      await button(danger.removeNow).waitFor();
      await expectGood(page, `${language}-code`);
      await button(destination.change).click();
      await page.getByRole('tab', { name: tabs.phoneNumber }).click();
      await expectGood(page, `${language}-edit`);
      await open(`/codes/${code}/history`);
      await page.getByText(history.now, { exact: true }).waitFor();
      await expectGood(page, `${language}-history`);
    });

    it('have a list of batches, and the page of one', async () => {
      const { title, figures, actions } = (await BATCHES.first(language)).texts;
      await open('/batches');
      await page.getByRole('table', { name: title }).waitFor();
      await expectGood(page, `${language}-batches`);
      await open(`/batches/${batch}`);
      await page.getByRole('list', { name: figures.label }).waitFor();
      await button(actions.approve).waitFor();
      await expectGood(page, `${language}-batch`);
    });
  });
});
