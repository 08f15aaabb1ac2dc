import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP } from '../support/browsers.ts';
import { type EditorPage, editorOf } from '../support/editor.ts';
import { useOwner } from '../support/owner.ts';

const BARCODES = /\/barcode\//;
const GALLERY = 'Shows images and videos';

describe('saving in the editor', () => {
  const owner = useOwner(1);
  let page: Page;
  let editor: EditorPage;
  let code: string;

  const leadsTo = (words: string) =>
    page.getByRole('region', { name: 'This code' }).getByText(words, { exact: true }).waitFor();
  const notSaved = () => page.getByText('Your last change was not saved').waitFor();
  const field = (name: string) => editor.field(name);

  /** Answers every save in place of the server. */
  const refuseSaves = (status: number) =>
    page.route(BARCODES, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status, body: '' }) : route.fallback(),
    );

  beforeAll(async () => {
    code = owner.given().codes[0] ?? '';
    page = await owner.signedIn(DESKTOP);
    editor = editorOf(page, code);
  });

  beforeEach(async () => {
    await editor.open();
  });

  it.each([503, 502, 429])(
    'keeps the input through a response %i and the reload after it',
    async (status) => {
      await field('Name').fill(`Bench ${status}`);
      await field('Link').fill(`https://example.com/${status}`);
      await refuseSaves(status);
      await editor.reloading(() => editor.button('Save').click());
      await notSaved();
      await page.getByText('Error while updating qr code').waitFor();
      await page.unroute(BARCODES);
      expect(await field('Name').inputValue()).toBe(`Bench ${status}`);
      expect(await field('Link').inputValue()).toBe(`https://example.com/${status}`);
      await editor.save();
      await leadsTo(`Opens example.com/${status}`);
    },
  );

  it('keeps the input when the server is killed during the save', async () => {
    const { product } = owner.given();
    await field('Link').fill('https://example.com/killed');
    const waiting = Promise.withResolvers<void>();
    await page.route(BARCODES, async (route) => {
      if (route.request().method() === 'PATCH') await waiting.promise;
      await route.fallback();
    });
    await editor.button('Save').click();
    await page.getByText('Saving…').waitFor();
    const restarted = product.crashAndRestart();
    const answers = () => fetch(`${product.url}/healthz`).then(Boolean, () => false);
    await expect.poll(answers).toBe(false);
    // The page reloads after the failed save, perhaps before the server is back.
    const reloaded = page.waitForEvent('framenavigated');
    waiting.resolve();
    await Promise.all([reloaded, restarted]);
    await page.unroute(BARCODES);
    await editor.open();
    await notSaved();
    expect(await field('Link').inputValue()).toBe('https://example.com/killed');
    await editor.save();
    await leadsTo('Opens example.com/killed');
  });

  it('keeps the input of every tab through a closed window', async () => {
    await editor.openTab('Create Page');
    await field('Name on the page').fill('Rosa of the bakery');
    await editor.openTab('Smart QR');
    await field('Default URL').fill('https://example.net/other');
    await page.close();
    page = await page.context().newPage();
    editor = editorOf(page, code);
    await editor.open();
    await page.getByText('Your unsaved changes are back').waitFor();
    await editor.expectTab('Smart QR');
    expect(await field('Default URL').inputValue()).toBe('https://example.net/other');
    await editor.openTab('Create Page');
    expect(await field('Name on the page').inputValue()).toBe('Rosa of the bakery');
    await editor.button('Show what is saved').click();
    await editor.expectTab('Url / Link');
  });

  it('takes the version of the other window, or opens the own one again', async () => {
    const before = await page.context().newPage();
    const other = editorOf(before, code);
    for (const { mine, theirs, press, kept } of [
      {
        mine: 'taken',
        theirs: 'https://example.com/theirs-1',
        press: 'Take theirs',
        kept: ['Link', 'https://example.com/theirs-1'],
      },
      {
        mine: 'edited',
        theirs: 'https://example.com/theirs-2',
        press: 'Edit mine',
        kept: ['Name', 'edited'],
      },
    ] as const) {
      await editor.open();
      await other.open();
      await other.field('Link').fill(theirs);
      await other.save();
      await field('Name').fill(mine);
      await editor.button('Save').click();
      await page.getByRole('heading', { name: 'Yours' }).waitFor();
      await page.getByText(theirs, { exact: true }).waitFor();
      await page.getByText(mine, { exact: true }).waitFor();
      await editor.button(press).click();
      await field('Name').waitFor();
      const [label, value] = kept;
      expect(await field(label).inputValue()).toBe(value);
    }
    await before.close();
    await editor.save();
    expect(await field('Name').inputValue()).toBe('edited');
  });

  it('restores an old version with its files, and undoes a clear', async () => {
    const { pictures } = owner.given();
    await editor.openTab('Images/Videos');
    await editor.choose('Choose images or videos', pictures);
    await editor.uploaded(pictures);
    await editor.save();
    await leadsTo(GALLERY);
    await editor.openTab('Url / Link');
    await field('Link').fill('https://example.com/after');
    await editor.save();
    await editor.button('History').click();
    await page.getByRole('listitem').filter({ hasText: GALLERY }).first().getByRole('button').click();
    await editor.button('Restore this version').click();
    await editor.reloading(() => editor.button('Restore').click());
    await leadsTo(GALLERY);
    await editor.expectTab('Images/Videos');
    await editor.uploaded(pictures);
    const scanner = await owner.stranger(DESKTOP);
    await scanner.goto(`/${code}`);
    await scanner.getByText('1 of 3').waitFor();
    await scanner.close();

    await editor.button('Empty this code').click();
    await editor.reloading(() => editor.button('Empty').click());
    await page.getByText('QR code stored file deleted successfully').waitFor();
    await editor.reloading(() => editor.button('Undo').click());
    await leadsTo(GALLERY);
  });
});
