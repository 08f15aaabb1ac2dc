import { ROUTES } from '@qlaim/backend/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './support/browsers.ts';
import { type EditorPage, editorOf } from './support/editor.ts';
import { useOwner } from './support/owner.ts';

const PROTECT = 'Protect this page with a secure code';
const SECURE_CODE = 'lilac-1930';

describe('the secure code in the editor', () => {
  const owner = useOwner(2);

  describe.each([
    { width: 360, device: PHONE, place: 0 },
    { width: 1280, device: DESKTOP, place: 1 },
  ])('at $width px', ({ device, place }) => {
    let page: Page;
    let editor: EditorPage;
    let code: string;
    let picture: string;

    const statusOf = async (address: string) => (await fetch(address)).status;
    const scan = async () => {
      const scanner = await owner.stranger(device);
      await scanner.goto(`/${code}`);
      return scanner;
    };

    beforeAll(async () => {
      const { call, codes, pictures } = owner.given();
      code = codes[place] ?? '';
      page = await owner.signedIn(device);
      editor = editorOf(page, code);
      await editor.open();
      await editor.openTab('Create Page');
      await editor.field('Name on the page').fill('Rosa of the bakery');
      await editor.choose('Choose pictures', pictures.slice(0, 1));
      await editor.uploaded(pictures.slice(0, 1));
      await editor.save();
      await editor.unfold();
      const { barcode } = await call(ROUTES.code, { params: { id: code } });
      const info = barcode.storedInfo;
      picture = info?.infoType === 'memories' ? (info.memories.images[0]?.url ?? '') : '';
      expect(await statusOf(picture)).toBe(200);
    });

    it('closes the page and its files to strangers, until they enter it', async () => {
      await page.getByLabel(PROTECT).check();
      await editor.button('Save').last().click();
      await page.getByText('Password is required').waitFor();
      await page.getByLabel('Secure code', { exact: true }).fill(SECURE_CODE);
      await editor.save();
      await editor.unfold();
      expect(await page.getByLabel(PROTECT).isChecked()).toBe(true);
      expect(await page.getByLabel('Secure code', { exact: true }).inputValue()).toBe('');
      expect(await statusOf(picture)).toBe(404);

      const scanner = await scan();
      expect(await (await fetch(scanner.url())).text()).not.toContain('Rosa of the bakery');
      await scanner.getByLabel('Secure code', { exact: true }).fill(SECURE_CODE);
      await scanner.getByRole('button', { name: 'Submit' }).click();
      await scanner.getByRole('heading', { name: 'Rosa of the bakery' }).waitFor();
      const drawn = () =>
        scanner
          .getByRole('img')
          .first()
          .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
      await expect.poll(drawn).toBe(true);
      await scanner.close();
    });

    it('stays when its field is left empty, and goes with the box', async () => {
      await editor.field('Name on the page').fill('Rosa Weiss');
      await editor.save();
      await editor.unfold();
      expect(await statusOf(picture)).toBe(404);
      await page.getByLabel(PROTECT).uncheck();
      await page.getByText('Saving removes the secure code: everybody can then see the page.').waitFor();
      await editor.save();
      await editor.unfold();
      expect(await statusOf(picture)).toBe(200);
      const scanner = await scan();
      await scanner.getByRole('heading', { name: 'Rosa Weiss' }).waitFor();
      await scanner.close();
    });
  });
});
