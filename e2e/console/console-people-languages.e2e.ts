import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_COOKIE } from '@qlaim/backend/texts';
import { BANNERS } from '@qlaim/backend/texts/console/banners';
import { HELP } from '@qlaim/backend/texts/console/help';
import { HOME } from '@qlaim/backend/texts/console/home';
import { JUMP } from '@qlaim/backend/texts/console/jump';
import { KEYS } from '@qlaim/backend/texts/console/keys';
import { PEOPLE } from '@qlaim/backend/texts/console/people';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP, openBrowser, visit } from '../support/browsers.ts';
import { enterConsole, ROSA } from '../support/people.ts';
import { RunningProduct } from '../support/product.ts';
import { registerOwner } from '../support/setup.ts';

const WIDTHS = [360, 1280];
const FOLDER = process.env['SCREENS_FOLDER'];

/** Expects that the page fits each width, and is accessible. Saves its picture where a folder is named. */
async function expectGood(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    expect(await axe(page), `${name} at ${width} px`).toEqual([]);
    if (FOLDER === undefined) continue;
    await mkdir(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true });
  }
}

describe.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const)('an admin who reads %s', (language, dir) => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    await registerOwner(product, ROSA, 1);
    page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function open(path: string, heading: string): Promise<void> {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const root = page.locator('html');
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([language, dir]);
  }

  it('sees home, the keys and the jump bar in it', async () => {
    const home = (await HOME.first(language)).texts;
    const { tools } = (await CONSOLE.first(language)).texts.words;
    await open('/admin/home', home.title);
    await page.getByText(home.look.none).waitFor();
    await expectGood(page, `${language}-home`);
    await page.getByRole('button', { name: tools.keys, exact: true }).click();
    await page.getByText((await KEYS.first(language)).texts.advice).waitFor();
    await expectGood(page, `${language}-keys`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByLabel((await JUMP.first(language)).texts.label).waitFor();
    await expectGood(page, `${language}-jump`);
  });

  it('sees people, a person and what is done about them in it', async () => {
    const { list, person, roles } = (await PEOPLE.first(language)).texts;
    const help = (await HELP.first(language)).texts;
    await open('/admin/people', list.title);
    await page.getByRole('link', { name: 'Rosa Weiss' }).waitFor();
    await expectGood(page, `${language}-people`);
    await page.getByRole('link', { name: 'Rosa Weiss' }).click();
    await page.getByRole('heading', { level: 2, name: person.sessions.title }).waitFor();
    await page.getByText(person.codes.inList).waitFor();
    await expectGood(page, `${language}-person`);
    await page.getByRole('button', { name: person.actions.role, exact: true }).click();
    await page.getByRole('dialog', { name: roles.title }).waitFor();
    await expectGood(page, `${language}-role`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: person.help.title, exact: true }).click();
    await page.getByText(person.help.handOver, { exact: true }).click();
    await page.getByLabel(help.code.label, { exact: true }).waitFor();
    await expectGood(page, `${language}-hand-over`);
  });

  it('sees deleted accounts and the form for the banners in it', async () => {
    const { erasures } = (await PEOPLE.first(language)).texts.list;
    const banners = (await BANNERS.first(language)).texts;
    await open('/admin/people/erasures', erasures.title);
    await page.getByText(erasures.none).waitFor();
    await expectGood(page, `${language}-erasures`);
    await open('/admin/advertisement', banners.title);
    await page.getByLabel(banners.labels.topBannerText).waitFor();
    await expectGood(page, `${language}-banners`);
  });
});
