import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/browsers.ts';
import { type EditorPage, editorOf, TABS, type TabName } from '../support/editor.ts';
import { useOwner } from '../support/owner.ts';

const SHOP = 'https://shop.example/care-guide?item=7';

describe('each type of content, from the editor to the scan', () => {
  const owner = useOwner(2);

  describe.each([
    { width: 360, device: PHONE, place: 0 },
    { width: 1280, device: DESKTOP, place: 1 },
  ])('at $width px', ({ device, place }) => {
    let page: Page;
    let editor: EditorPage;
    let code: string;
    let link: string;

    beforeAll(async () => {
      const { product, codes } = owner.given();
      code = codes[place] ?? '';
      link = `${product.url}/${code}`;
      page = await owner.signedIn(device);
      editor = editorOf(page, code);
      await editor.open();
    });

    /** Saves the open tab, looks at its preview, and expects the tab to stay selected after each reload. */
    async function saveAndPreview(name: TabName): Promise<void> {
      await editor.save();
      await editor.expectTab(name);
      const shown = page
        .context()
        .waitForEvent('request', { predicate: (request) => request.url() === link });
      const preview = await editor.preview();
      await shown;
      await preview.close();
      await editor.expectTab(name);
    }

    /** Scans the code in a browser without a session. A scan page may leave at once, and is then never loaded. */
    async function scan(): Promise<Page> {
      const scanner = await owner.stranger(device);
      await scanner.goto(link, { waitUntil: 'commit' });
      return scanner;
    }

    const answer = () => fetch(link, { redirect: 'manual' });
    const pictures = (scanner: Page) =>
      scanner
        .getByRole('img')
        .evaluateAll((images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        )
        .then(({ length }) => length);

    it('has the tabs in their order, and keeps the input of each', async () => {
      expect(await page.getByRole('tab').allTextContents()).toEqual(TABS);
      await editor.field('Link').fill(SHOP);
      await editor.openTab('Phone Call');
      await editor.field('Phone number').fill('(213) 373-4253');
      await editor.openTab('Url / Link');
      expect(await editor.field('Link').inputValue()).toBe(SHOP);
      await editor.openTab('Phone Call');
      expect(await editor.field('Phone number').inputValue()).toBe('+1 213 373 4253');
    });

    it('leads to a link', async () => {
      await editor.openTab('Url / Link');
      await editor.field('Link').fill('Shop.example/Care-Guide?item=7');
      await saveAndPreview('Url / Link');
      const { status, headers } = await answer();
      expect([status, headers.get('location')]).toEqual([302, 'https://shop.example/Care-Guide?item=7']);
    });

    it('calls a phone number', async () => {
      await editor.openTab('Phone Call');
      await editor.field('Phone number').fill('(213) 373-4253');
      await saveAndPreview('Phone Call');
      const scanner = await scan();
      await scanner.getByRole('heading', { name: '+1 213 373 4253' }).waitFor();
      expect(await scanner.getByRole('link').first().getAttribute('href')).toBe('tel:+12133734253');
      await scanner.close();
    });

    it('shows a page', async () => {
      const { pictures: files, pdf } = owner.given();
      await editor.openTab('Create Page');
      expect(await editor.button('Save').last().isDisabled()).toBe(true);
      expect(await editor.button('Save').count()).toBe(device === PHONE ? 2 : 1);
      await editor.field('Name on the page').fill('Rosa of the bakery');
      await editor.field('Words').fill('She taught half the town to swim.');
      await editor.choose('Choose pictures', files);
      await editor.choose('Choose documents', [pdf]);
      await editor.uploaded([...files, pdf]);
      await saveAndPreview('Create Page');
      const scanner = await scan();
      expect(new URL(scanner.url()).pathname).toBe(`/info/${code}`);
      await scanner.getByRole('heading', { name: 'Rosa of the bakery' }).waitFor();
      await scanner.getByText('She taught half the town to swim.').waitFor();
      await scanner.locator('summary', { hasText: 'Papers' }).click();
      await scanner.getByRole('link', { name: 'Open Letters.pdf' }).waitFor();
      await expect.poll(() => pictures(scanner)).toBeGreaterThan(0);
      await scanner.close();
    });

    it('opens a PDF', async () => {
      const { pdf } = owner.given();
      await editor.openTab('PDF');
      await editor.choose('Choose PDFs', [pdf]);
      await editor.uploaded([pdf]);
      await saveAndPreview('PDF');
      const { status, headers } = await answer();
      expect([status, headers.get('location')]).toEqual([302, expect.stringContaining('/files/')]);
      const file = await fetch(link);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(Buffer.from(await file.arrayBuffer()).equals(pdf.bytes)).toBe(true);
    });

    it('shows a gallery', async () => {
      const { pictures: files } = owner.given();
      await editor.openTab('Images/Videos');
      await editor.choose('Choose images or videos', files);
      await editor.uploaded(files);
      await saveAndPreview('Images/Videos');
      const scanner = await scan();
      expect(new URL(scanner.url()).pathname).toBe(`/image-videos/${code}`);
      await scanner.getByText('1 of 3').waitFor();
      await expect.poll(() => pictures(scanner)).toBeGreaterThan(0);
      await scanner.close();
    });

    it('opens the link of the time in the zone of the person who scans', async () => {
      await editor.openTab('Smart QR');
      await page.getByLabel('From Time').fill('00:00');
      await page.getByLabel('To Time').fill('23:59');
      await editor.field('Link').fill('https://example.org/berlin');
      await page.getByLabel('Timezone').fill('Europe/Berlin');
      await editor.field('Default URL').fill('https://example.net/elsewhere');
      await saveAndPreview('Smart QR');
      for (const [timezoneId, where] of [
        ['Europe/Berlin', 'https://example.org/berlin'],
        ['Asia/Tokyo', 'https://example.net/elsewhere'],
      ] as const) {
        const scanner = await owner.stranger({ ...device, timezoneId });
        const next = scanner.waitForRequest(where);
        await scanner.goto(link, { waitUntil: 'commit' });
        await next;
        await scanner.close();
      }
    });

    it('leads to a link again after the other types', async () => {
      await editor.openTab('Url / Link');
      expect(await editor.field('Link').inputValue()).toBe('');
      await editor.field('Link').fill('https://example.com/again');
      await saveAndPreview('Url / Link');
      expect((await answer()).headers.get('location')).toBe('https://example.com/again');
    });

    it('says in the preview window that it saves first', async () => {
      const waiting = Promise.withResolvers<void>();
      await page.route(/\/barcode\//, async (route) => {
        if (route.request().method() === 'PATCH') await waiting.promise;
        await route.continue();
      });
      const opened = page.context().waitForEvent('page');
      await editor.reloading(async () => {
        await editor.button('Preview').click();
        await (await opened).getByText('Saving and preparing page preview...').waitFor();
        waiting.resolve();
      });
      await (await opened).close();
      await page.unroute(/\/barcode\//);
    });
  });
});
