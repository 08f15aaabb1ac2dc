import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTES } from '@qlaim/backend/contract';
import { LANGUAGE_COOKIE, LANGUAGES } from '@qlaim/backend/texts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { faults } from '../support/faults.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { useOwner } from '../support/owner.ts';
import { upload } from '../support/setup.ts';

const FOLDER = process.env['SCREENS_FOLDER'];
const LINK = 'https://youtu.be/dQw4w9WgXcQ';
const HIDDEN = 'The owner has hidden this for now';

/** Saves the picture of a page at three widths where a folder is named. */
async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER === undefined) return;
  await mkdir(FOLDER, { recursive: true });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true });
  }
}

describe('My QR Codes', () => {
  const owner = useOwner(14);

  /** Gives three codes a page with a picture, a link with a name, and a gallery. */
  async function filled(): Promise<readonly string[]> {
    const { codes, call, pictures } = owner.given();
    const [page = '', link = '', gallery = ''] = codes;
    const [first, second] = pictures;
    if (!first || !second) throw new Error('The fixture draws pictures');
    const images = [{ index: 0, url: await upload(call, page, 'memories', first) }];
    await call(ROUTES.updateCode, {
      params: { id: page },
      body: { type: 'memories', name: 'Grandmother', memories: { title: 'In memory of Rosa', images } },
    });
    await call(ROUTES.updateCode, {
      params: { id: link },
      body: { type: 'link', name: 'Blue bag', link: LINK },
    });
    const imageVideos = [await upload(call, gallery, 'image', second)];
    await call(ROUTES.updateCode, { params: { id: gallery }, body: { type: 'image', imageVideos } });
    return codes;
  }

  it('shows each thing itself, in three columns, and finds the codes of a type', async () => {
    await filled();
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await owner.signedIn({ ...DESKTOP, colorScheme });
      const card = page.getByRole('listitem').filter({ hasText: 'Grandmother' });
      await expect
        .poll(() =>
          card
            .locator('.qu-thing-picture > img')
            .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
        )
        .toBeGreaterThan(0);
      const lefts = await page
        .locator('.qu-code')
        .evaluateAll((cards) => cards.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(new Set(lefts).size, 'columns').toBe(3);
      expect(await faults(page), colorScheme).toEqual([]);
      await picture(page, `list-${colorScheme}`);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByLabel('Type').selectOption({ label: 'Page' });
      await page.getByText('1 of 14 codes').waitFor();
      expect(await page.locator('.qu-code-name').allTextContents()).toEqual(['Grandmother']);
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await page.context().close();
    }
  });

  it.each(['de', 'ar'])('fits a phone in %s', async (language) => {
    const page = await owner.signedIn(PHONE);
    await page
      .context()
      .addCookies([{ name: LANGUAGE_COOKIE, value: language, url: owner.given().product.url }]);
    await page.reload();
    expect(await faults(page)).toEqual([]);
    await picture(page, `list-${language}`);
    await page.context().close();
  });

  it.each(LANGUAGES)('shows each tab of the editor whole on a phone in %s', async (language) => {
    const [code = ''] = owner.given().codes;
    const page = await owner.signedIn(PHONE);
    const url = owner.given().product.url;
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
    await page.goto(`/edit/${code}`);
    await page.getByRole('tab').nth(5).waitFor();
    expect(await faults(page)).toEqual([]);
    const beyond = await page
      .getByRole('tab')
      .evaluateAll(
        (tabs) =>
          tabs.filter(
            (tab) => tab.getBoundingClientRect().right > innerWidth || tab.scrollWidth > tab.clientWidth,
          ).length,
      );
    expect(beyond).toBe(0);
    await picture(page, `editor-${language}`);
    await page.context().close();
  });

  it('hides a code by keys, and shows it again from the editor', async () => {
    const [, code = ''] = await filled();
    const page = await owner.signedIn(DESKTOP);
    const visitor = await owner.stranger({ ...PHONE, locale: 'en' });
    await page.getByRole('button', { name: 'More for Blue bag' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Hide for now' }).waitFor();
    await picture(page, 'menu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const card = page.getByRole('listitem').filter({ hasText: 'Blue bag' });
    await card.getByText('Hidden for now').waitFor();
    await page.getByRole('button', { name: 'Undo' }).waitFor();

    await visitor.goto(`/${code}`);
    await visitor.getByRole('heading', { name: HIDDEN }).waitFor();
    expect(await faults(visitor)).toEqual([]);
    await picture(visitor, 'hidden');
    await visitor.getByRole('link', { name: 'العربية' }).click();
    await visitor.getByRole('heading', { name: 'أخفى المالك' }).waitFor();
    expect(await faults(visitor)).toEqual([]);
    await picture(visitor, 'hidden-ar');

    await page.goto(`/${code}`);
    await page.getByRole('link', { name: 'See what is hidden' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'hidden-owner');
    await page.getByRole('link', { name: 'Show it again' }).click();
    await page.getByText('Visitors read that you have hidden this for now.').waitFor();
    expect(await faults(page)).toEqual([]);
    await picture(page, 'editor-hidden');
    await page.getByRole('button', { name: 'Show again' }).click();
    await page.getByRole('button', { name: 'Hide for now' }).waitFor();
    const answer = await fetch(`${owner.given().product.url}/${code}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(LINK);
    await visitor.context().close();
    await page.context().close();
  });
});
