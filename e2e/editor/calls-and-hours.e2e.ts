import { ROUTES } from '@qlaim/backend/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { faults } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';

/** Zones as an editor stores them, and as browsers name them. */
const ZONES = [
  ['Europe/Berlin', 'Europe/Berlin'],
  ['America/New_York', 'US/Eastern'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Australia/Sydney', 'Australia/Sydney'],
  ['Asia/Tokyo', 'Asia/Tokyo'],
] as const;

const linkOf = (zone: string) => `https://example.org/${zone.toLowerCase()}`;
const TEL = 'tel:+12133734253;ext=12';
const OTHERWISE = 'https://example.net/otherwise';

describe('a code that calls, and one that leads elsewhere by the time of day', () => {
  const owner = useOwner(2);
  let calling = '';
  let timed = '';

  beforeAll(async () => {
    const { call, codes } = owner.given();
    [calling = '', timed = ''] = codes;
    const phoneNumber = '(213) 373-4253 ext. 12';
    await call(ROUTES.updateCode, {
      params: { id: calling },
      body: { name: 'House keys', type: 'phoneNumber', phoneNumber },
    });
    const conditions = ZONES.map(([timeZone]) => ({
      from: '00:00',
      to: '23:59',
      url: linkOf(timeZone),
      timeZone,
    }));
    await call(ROUTES.updateCode, {
      params: { id: timed },
      body: { type: 'smartQR', smartQR: { conditions, defaultUrl: OTHERWISE } },
    });
  });

  /** Opens a scan in a browser that cannot leave the product, and returns the first address elsewhere. */
  async function destination(timezoneId: string): Promise<string> {
    const page = await owner.stranger({ ...PHONE, timezoneId });
    const leaves = page.waitForRequest(/^https:/);
    await page.goto(`/${timed}`, { waitUntil: 'commit' });
    const url = (await leaves).url();
    await page.close();
    return url;
  }

  it.each(ZONES)('opens the link of the zone %s for a phone in %s', async (stored, shown) => {
    expect(await destination(shown)).toBe(linkOf(stored));
  });

  it('opens the default link in any other zone', async () => {
    expect(await destination('Africa/Cairo')).toBe(OTHERWISE);
  });

  it('lists the links with their hours without script, in the language of the visitor', async () => {
    const page = await owner.stranger({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`/${timed}`);
    const links = page.getByRole('listitem').getByRole('link');
    const addresses = [];
    for (const link of await links.all()) addresses.push(await link.getAttribute('href'));
    expect(addresses).toEqual([...ZONES.map(([zone]) => linkOf(zone)), OTHERWISE]);
    await page.getByText('00:00 to 23:59, America/New York').waitFor();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByText('00:00 bis 23:59 Uhr, America/New York').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('lists them so that everyone can read and press them', async () => {
    const page = await owner.stranger(PHONE);
    // The page stays for the check when its script is taken out.
    await page.route(`**/${timed}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<script>.*<\/script>/s, '');
      await route.fulfill({ response, body: html });
    });
    for (const locale of ['en', 'ar']) {
      await page.setExtraHTTPHeaders({ 'accept-language': locale });
      await page.goto(`/${timed}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await faults(page)).toEqual([]);
    }
  });

  it('calls at once, but not again after the language was switched', async () => {
    const page = await owner.stranger(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const opened: string[] = [];
    session.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));
    await page.goto(`/${calling}`, { waitUntil: 'commit' });
    await expect.poll(() => opened).toEqual([TEL]);
    // Chromium asks whether to open another app, and ignores the pointer meanwhile.
    await page.getByRole('link', { name: 'العربية' }).dispatchEvent('click');
    await page.getByRole('link', { name: 'اتصل الآن' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(opened.filter((url) => url.startsWith('tel:'))).toEqual([TEL]);
  });

  it('keeps the number where a browser can’t call, and tries once', async () => {
    const page = await owner.stranger(DESKTOP);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto(`/${calling}`);
    const frame = page.locator('iframe');
    await expect.poll(() => frame.getAttribute('src')).toBe(TEL);
    await page.getByRole('heading', { level: 1, name: '+1 213 373 4253 ext. 12' }).waitFor();
    expect(refused).toEqual([]);
    await page.reload();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
    expect(await frame.count()).toBe(0);
  });

  it('shows a large link that calls, also without script', async () => {
    const page = await owner.stranger({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`/${calling}`);
    await page.getByRole('heading', { level: 1, name: '+1 213 373 4253 ext. 12' }).waitFor();
    const call = page.getByRole('main').getByRole('link', { name: 'Call now' });
    expect(await call.getAttribute('href')).toBe(TEL);
    const box = await call.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - 360)).toBeLessThanOrEqual(1);
  });

  it('shows it so that everyone can read and press it', async () => {
    const page = await owner.stranger(PHONE);
    const address = `${owner.given().product.url}/${calling}`;
    for (const locale of ['en', 'ar']) {
      await page.setExtraHTTPHeaders({ 'accept-language': locale });
      // A visitor who comes from the page itself has called already.
      await page.goto(address, { referer: address });
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await faults(page)).toEqual([]);
    }
  });

  it('offers the contact under the name of the code', async () => {
    const page = await owner.stranger({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`/${calling}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save contact' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${calling}.vcf`);
    const card = await (await page.request.get(`/${calling}.vcf`)).text();
    expect(card).toContain('FN:House keys\r\n');
    expect(card).not.toContain('Rosa');
  });
});
