import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openBrowser, visit } from './support/browsers.ts';
import {
  approve,
  codeOf,
  enterConsole,
  enterOtp,
  fillRegistration,
  generate,
  ROSA,
  signIn,
} from './support/people.ts';
import { RunningProduct } from './support/product.ts';

const WIDTHS = [768, 1280, 360];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** A theme changes nothing but colours. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe has against the page as it stands (WCAG 2.2 AA). */
async function axe(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const builder = new AxeBuilder({ page });
  const asked = colorScheme === 'light' ? builder.withTags(TAGS) : builder.withRules(OF_COLOUR);
  const { violations } = await asked.analyze();
  return violations.map(
    ({ id, nodes }) => `${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** What is wrong with the page that is shown: wider than a screen may be, or inaccessible on the narrowest, light or dark. */
async function faults(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) found.push(`${over} px too wide for ${width} px`);
  }
  return [...found, ...(await axe(page, 'light')), ...(await axe(page, 'dark'))];
}

describe('every screen, narrow and wide, light and dark', () => {
  let product: RunningProduct;
  let browser: Browser;
  let free: string;
  let owned: string;

  beforeAll(async () => {
    [product, browser] = await Promise.all([RunningProduct.start(), openBrowser()]);
    const office = await visit(browser, DESKTOP, product.url);
    await enterConsole(office);
    const links = await generate(office, 2);
    for (const link of links) await approve(office, link);
    [free = '', owned = ''] = links.map(codeOf);
    const page = await visit(browser, DESKTOP, product.url);
    await page.goto(`/register?code=${owned}`);
    await fillRegistration(page, ROSA);
    await enterOtp(page, product, ROSA);
    await page.waitForURL('**/login*');
    await page.context().close();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const STRANGERS = ['/welcome', '/welcome?why=disabled', '/login', '/register', '/reset?token=x', '/admin'];

  it('for strangers', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    for (const path of [...STRANGERS, `/claim/${free}`, `/claim/${owned}`]) {
      await page.goto(path);
      expect(await faults(page), path).toEqual([]);
    }
  });

  it('for an owner', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await page.goto('/login');
    await signIn(page, ROSA);
    await page.getByRole('link', { name: /Edit QR/ }).waitFor();
    for (const path of ['/', '/profile', `/edit/${owned}`]) {
      await page.goto(path);
      expect(await faults(page), path).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Phone Call' }).click();
    expect(await faults(page), 'phone tab').toEqual([]);
  });

  it('for an admin', async () => {
    const page = await visit(browser, DESKTOP, product.url);
    await enterConsole(page);
    expect(await faults(page), 'codes').toEqual([]);
    await page.getByRole('button', { name: `Edit ${free}` }).click();
    await page.getByRole('dialog').waitFor();
    expect(await faults(page), 'edit dialog').toEqual([]);
  });
});
