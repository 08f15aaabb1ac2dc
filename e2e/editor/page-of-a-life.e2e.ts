import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from '../support/browsers.ts';
import { type EditorPage, editorOf } from '../support/editor.ts';
import { faults } from '../support/faults.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { useOwner } from '../support/owner.ts';
import { isFocused, tabTo } from '../support/tab-to.ts';

const SHIFT = 0.02;
const WIDTHS = [360, 768, 1280];

/** Opens a path anew at each width, and returns where it jumped while it loaded. */
async function jumps(page: Page, path: string, ready: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.getByText(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift(page);
    if (shift > SHIFT) found.push(`${shift} at ${width} px`);
  }
  return found;
}

describe('the page of a person who died', () => {
  const owner = useOwner(1);
  let page: Page;
  let editor: EditorPage;
  let code: string;
  const part = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
  const openPart = async (name: string) => {
    if ((await part(name).getAttribute('aria-expanded')) === 'false') await part(name).click();
  };
  const date = (legend: string) => page.getByRole('group', { name: legend, exact: true });

  beforeAll(async () => {
    code = owner.given().codes[0] ?? '';
    page = await owner.signedIn(DESKTOP);
    editor = editorOf(page, code);
    await editor.open();
    await editor.tab('Create Page').click();
    await part('Portrait').waitFor();
  });

  it('is written part by part, each folded until it is wanted', async () => {
    const { pictures, pdf } = owner.given();
    expect(await faults(page), 'folded').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const name of ['Portrait', 'Name', 'Dates of life', 'Words', 'Pictures']) await openPart(name);
    await editor.choose('Choose a portrait', pictures.slice(0, 1));
    await editor.field('Name on the page').fill('Rosa of the bakery');
    await date('Born').getByLabel('Year').fill('1931');
    await date('Died').getByLabel('Year').fill('1924');
    await editor.field('Words').fill('She taught half the town to swim.');
    await editor.choose('Choose pictures', pictures.slice(1));
    await editor.uploaded(pictures);
    await page.getByLabel('Caption').first().fill('At the lake, 1950');
    for (const name of ['Documents', 'Resting place', 'Links']) await openPart(name);
    await editor.choose('Choose documents', [pdf]);
    await editor.uploaded([pdf]);
    await editor.field('Where the resting place is').fill('Rose cemetery, by the old lime tree');
    await editor.field('Coordinates').fill('46.4983, 11.3548');
    await editor.button('Add a link').click();
    await editor.field('Address of the page').fill('example.org/choir');
    await editor.field('What it is').fill('Her choir');
  });

  it('opens the part of a refused field, and keeps Save in reach', async () => {
    await part('Dates of life').click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const save = editor.button('Save').last();
    expect(await save.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight)).toBe(
      true,
    );
    await save.click();
    await page.getByText('The date of death is before the date of birth').waitFor();
    expect(await part('Dates of life').getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => isFocused(date('Died').getByLabel('Year'))).toBe(true);
    expect(await faults(page), 'everything open').toEqual([]);
    await date('Died').getByLabel('Year').fill('2024');
    await date('Died').getByLabel('Month').selectOption('February');
  });

  it('moves its sections by the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const up = editor.button('Move Resting place up');
    await tabTo(page, up);
    await page.keyboard.press('Enter');
    await page.getByText('Resting place is now at place 5 of 7.').waitFor();
    expect(await isFocused(up)).toBe(true);
    await editor.save();
    await part('Pictures').waitFor();
    expect(await page.locator('.qu-part-name').allTextContents()).toEqual([
      'Portrait',
      'Name',
      'Dates of life',
      ...['Words', 'Pictures', 'Videos', 'Recordings', 'Resting place', 'Documents', 'Links'],
      ...['Who may see it', 'Look'],
    ]);
    await part('Pictures').getByText('2 pictures').waitFor();
    // A browser that has just saved also waits for the first scan, and says so.
    const fresh = await owner.signedIn(DESKTOP);
    expect(await jumps(fresh, `/edit/${code}`, 'Everybody with the code')).toEqual([]);
    await fresh.context().close();
  });

  it.each([
    ['en', '1931 – Died February 2024', 'Resting place'],
    ['de', '1931 – Gestorben Februar 2024', 'Ruhestätte'],
    ['ar', '1931 – الوفاة فبراير 2024', 'مكان الدفن'],
  ])('is read in %s, with captions on a tap and the rest folded', async (locale, dates, place) => {
    const scanner = await owner.stranger({ ...DESKTOP, locale });
    await scanner.goto(`/info/${code}`);
    expect(await scanner.locator('.qp-dates').textContent()).toContain(dates);
    expect(await faults(scanner), 'folded').toEqual([]);
    const heading = scanner.getByText(place, { exact: true });
    await tabTo(scanner, scanner.locator('summary', { has: heading }));
    await scanner.keyboard.press('Enter');
    const map = scanner.locator('.qp-map a');
    await map.waitFor();
    expect(await map.getAttribute('href')).toContain('openstreetmap.org/?mlat=46.4983&mlon=11.3548');
    expect(await faults(scanner), 'open').toEqual([]);
    await scanner.locator('[data-caption]').first().click();
    await scanner.getByRole('dialog').getByText('At the lake, 1950').waitFor();
    expect(await faults(scanner), 'caption').toEqual([]);
    await scanner.context().close();
  });

  it('does not jump while it loads', async () => {
    const scanner = await owner.stranger(DESKTOP);
    expect(await jumps(scanner, `/info/${code}`, 'Rosa of the bakery')).toEqual([]);
    await scanner.context().close();
  });

  it('is read without script, captions and all', async () => {
    const scanner = await owner.stranger({ ...DESKTOP, javaScriptEnabled: false });
    await scanner.goto(`/info/${code}`);
    await scanner.getByText('At the lake, 1950').waitFor();
    await scanner.locator('summary').first().click();
    await scanner.getByText('Rose cemetery, by the old lime tree').waitFor();
    await scanner.context().close();
  });
});
