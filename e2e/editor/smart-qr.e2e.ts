import { ROUTES } from '@qlaim/backend/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { type EditorPage, editorOf } from '../support/editor.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';
import { tabTo } from '../support/tab-to.ts';

const NIGHT = 'https://example.org/night';
const GERMAN = 'https://example.org/german';
const OTHERWISE = 'https://example.net/otherwise';
/** A Friday, and the Saturday after it, by the clock in Berlin. */
const FRIDAY_NIGHT = new Date('2026-11-27T22:30:00Z');
const SATURDAY_NOON = new Date('2026-11-28T11:00:00Z');

describe('a Smart QR that follows days, languages and the clock of a place', () => {
  const owner = useOwner(1);
  let code = '';
  let page: Page;
  let editor: EditorPage;

  beforeAll(async () => {
    [code = ''] = owner.given().codes;
    page = await owner.signedIn({ ...DESKTOP, timezoneId: 'Europe/Berlin' });
    editor = editorOf(page, code);
    await editor.open();
    await editor.openTab('Smart QR');
  });

  /** Opens a scan in a browser that cannot leave the product, and returns the first address elsewhere. */
  async function destination(at: Date, timezoneId: string, locale: string): Promise<string> {
    const scanner = await owner.stranger({ ...PHONE, timezoneId, locale });
    await scanner.clock.setFixedTime(at);
    const leaves = scanner.waitForRequest(/^https:/);
    await scanner.goto(`/${code}`, { waitUntil: 'commit' });
    const url = (await leaves).url();
    await scanner.close();
    return url;
  }

  const opens = () => page.locator('.qu-opens-answer').textContent();
  const condition = (place: number) => page.getByRole('group', { name: `Time ${place}`, exact: true });

  it('looks as simple as before, until one asks for more', async () => {
    expect(await page.getByRole('checkbox', { name: 'Monday' }).isVisible()).toBe(false);
    await page.getByText('Phones in another time zone open what their own clock picks').waitFor();
    await page.getByText('This is what a phone in Europe/Berlin opens.').waitFor();
  });

  it('takes a time over midnight on a day of the week, by the keyboard', async () => {
    await page.getByLabel('From Time').fill('22:00');
    await page.getByLabel('To Time').fill('02:00');
    const overnight = page.getByRole('checkbox', { name: 'Ends on the next day' });
    await tabTo(page, overnight);
    await page.keyboard.press('Space');
    await editor.field('Link').fill(NIGHT);
    await tabTo(page, page.locator('.qu-more summary').first());
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'Friday' }));
    await page.keyboard.press('Space');
    await editor.field('Default URL').fill(OTHERWISE);
  });

  it('tries out what a phone opens, and shows the same day in the bar and in the year', async () => {
    await page.getByLabel('Day', { exact: true }).fill('2026-11-28');
    await page.getByLabel('What opens at…?').fill('01:30');
    await expect.poll(opens).toBe(`Opens ${NIGHT}`);
    await page.getByText('02:01 to 23:59: no time of yours, the default opens').waitFor();
    await page.getByLabel('Phone in the time zone').selectOption('Asia/Tokyo');
    await expect.poll(opens).toBe(`Opens ${OTHERWISE}`);
    await page.getByLabel('Phone in the time zone').selectOption('Europe/Berlin');
    await page.getByText('What opens in the next year').click();
    await page.getByText('22:00 to 23:59: example.org/night').waitFor();
    await page.getByText('00:00 to 02:00: example.org/night').waitFor();
    await page.getByText(/the clocks go forward, 02:00 to 02:59 does not come/).waitFor();
  });

  it('reads a second time by the language of the visitor', async () => {
    await editor.button('Add a time').click();
    const second = condition(2);
    await second.getByRole('textbox', { name: 'Link', exact: true }).fill(GERMAN);
    await second.locator('summary').click();
    await second.getByLabel('Add a language').selectOption('de');
    await second.getByRole('button', { name: 'Remove German' }).waitFor();
    await page.getByLabel('What opens at…?').fill('12:00');
    await expect.poll(opens).toBe(`Opens ${OTHERWISE}`);
    await page.getByLabel('Language of the phone').selectOption('de');
    await expect.poll(opens).toBe(`Opens ${GERMAN}`);
  });

  it('says at its field what is wrong, also in a folded part', async () => {
    const first = condition(1);
    await first.getByLabel('First day').fill('2027-02-02');
    await first.getByLabel('Last day').fill('2027-01-01');
    await first.locator('summary').click();
    await editor.button('Save').last().click();
    await first.getByText('The last day must not be before the first day').waitFor();
    await first.getByLabel('Last day').fill('');
    await first.getByLabel('First day').fill('');
  });

  it('fits and is accessible while all of it is open', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsAtEachWidth(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('opens by the clock of the visitor', async () => {
    await editor.save();
    expect(await destination(FRIDAY_NIGHT, 'Europe/Berlin', 'en-GB')).toBe(NIGHT);
    expect(await destination(FRIDAY_NIGHT, 'America/New_York', 'de-DE')).toBe(OTHERWISE);
    expect(await destination(SATURDAY_NOON, 'Europe/Berlin', 'de-DE')).toBe(GERMAN);
    expect(await destination(SATURDAY_NOON, 'Europe/Berlin', 'en-GB')).toBe(OTHERWISE);
  });

  it('opens by the clock of the place for all, without script', async () => {
    await page.getByLabel('All visitors see the same').check();
    await page.getByText('The clock of the place counts, wherever the phone is.').waitFor();
    expect(await page.getByLabel('Timezone').count()).toBe(0);
    await page.getByLabel('Time zone of the place').fill('Mars');
    await editor.button('Save').last().click();
    await page.getByText('This time zone is not known').waitFor();
    await page.getByLabel('Time zone of the place').fill('Europe/Berlin');
    await editor.save();
    expect(await page.getByLabel('Time zone of the place').inputValue()).toBe('Europe/Berlin');
    const { barcode } = await owner.given().call(ROUTES.code, { params: { id: code } });
    expect(barcode.storedInfo).toMatchObject({ infoType: 'smartQR', smartQR: { zone: 'Europe/Berlin' } });
    const scan = await fetch(`${owner.given().product.url}/${code}`, { redirect: 'manual' });
    expect([scan.status, scan.headers.get('vary')]).toEqual([302, 'accept-language']);
  });
});
