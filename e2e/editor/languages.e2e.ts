import { InfoType, ROUTES } from '@qlaim/backend/contract';
import { LANGUAGE_COOKIE } from '@qlaim/backend/texts';
import { EDIT, type EditWords } from '@qlaim/backend/texts/owner/edit';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP } from '../support/browsers.ts';
import { editorOf } from '../support/editor.ts';
import { overflow } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';

const WIDTHS = [360, 1280];
/** Where pictures of the screens are kept for a reader; none are without it. */
const PICTURES = process.env['SCREENS_FOLDER'];

describe('the editor', () => {
  const owner = useOwner(2);
  let page: Page;

  beforeAll(async () => {
    page = await owner.signedIn(DESKTOP);
  });

  /** Returns what is wrong with the screen at each width: sideways scrolling, and violations of WCAG. */
  async function faultsOf(name: string): Promise<readonly string[]> {
    await page.waitForLoadState('networkidle');
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await overflow(page);
      if (over !== undefined) found.push(`${over} at ${width} px`);
      found.push(...(await axe(page)).map((violation) => `${width} px: ${violation}`));
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
    }
    return found;
  }

  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();

  async function open(code: string, words: EditWords): Promise<void> {
    await page.goto(`/edit/${code}`);
    await page.getByRole('textbox', { name: words.frame.name, exact: true }).waitFor();
  }

  describe.each([
    ['de', 'ltr', 'Das ist keine gültige Adresse', 'Der QR-Code ist gespeichert'],
    ['ar', 'rtl', 'هذا العنوان غير صالح', 'تم حفظ رمز QR'],
  ] as const)('in %s', (language, dir, invalid, saved) => {
    let words: EditWords;
    let code = '';

    beforeAll(async () => {
      words = (await EDIT.first(language)).texts;
      code = owner.given().codes[language === 'de' ? 0 : 1] ?? '';
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: page.url() }]);
    });

    it.each(InfoType.options)('fits and is accessible: %s', { timeout: 120_000 }, async (type) => {
      await open(code, words);
      const root = page.locator('html');
      expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([language, dir]);
      await page.getByRole('tab', { name: words.frame.tabs[type], exact: true }).click();
      await page.getByRole('button', { name: words.frame.preview.button, exact: true }).waitFor();
      expect(await faultsOf(`${language}-${type}`)).toEqual([]);
    });

    it('refuses, saves, and shows the history', { timeout: 120_000 }, async () => {
      const { frame, history, types } = words;
      await open(code, words);
      const link = page.getByRole('textbox', { name: types.link.label, exact: true });
      await link.fill('no link');
      await press(frame.save);
      await page.getByText(invalid).waitFor();
      expect(await faultsOf(`${language}-refused`)).toEqual([]);
      await link.fill('https://example.com/menu/');
      await press(frame.save);
      await page.getByText(saved).waitFor();
      await page.getByRole('button', { name: frame.undo }).waitFor();
      await press(history.title);
      await page.getByText(words.changes.saved, { exact: true }).waitFor();
      expect(await faultsOf(`${language}-history`)).toEqual([]);
      await page
        .getByRole('button', { name: new RegExp(`^${history.view}`) })
        .first()
        .click();
      await page.getByText(history.likeNow).waitFor();
      expect(await faultsOf(`${language}-version`)).toEqual([]);
    });

    it('lists files, and asks before it clears the destination', { timeout: 120_000 }, async () => {
      const { frame, files, page: texts, types } = words;
      await open(code, words);
      await page.getByRole('tab', { name: frame.tabs.memories, exact: true }).click();
      await editorOf(page, code).unfold();
      const sent = [...owner.given().pictures, owner.given().pdf];
      for (const { name, type, bytes } of sent) {
        const label = type === 'application/pdf' ? texts.choosePdfs : texts.chooseImages;
        const file = { name, mimeType: type, buffer: Buffer.from(bytes) };
        await page.getByLabel(label, { exact: true }).setInputFiles([file]);
        await page.getByRole('button', { name: files.remove(name), exact: true }).waitFor();
      }
      await page.getByLabel(texts.protect).check();
      expect(await faultsOf(`${language}-files`)).toEqual([]);
      await press(files.reorder.images);
      await page.getByText(files.reorder.help).waitFor();
      expect(await faultsOf(`${language}-reorder`)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: frame.tabs.link, exact: true }).click();
      await page.getByRole('textbox', { name: types.link.label, exact: true }).waitFor();
      await press(frame.clear.button);
      await page.getByText(frame.clear.advice).waitFor();
      expect(await faultsOf(`${language}-clear`)).toEqual([]);
    });

    it('compares a draft with what was saved elsewhere', { timeout: 60_000 }, async () => {
      const { name, conflict } = words.frame;
      await open(code, words);
      await page.getByRole('textbox', { name, exact: true }).fill('Rosa');
      await owner.given().call(ROUTES.updateCode, { params: { id: code }, body: { name: 'Omar' } });
      // The browser asks before it leaves unsaved input.
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText(conflict.title).waitFor();
      expect(await faultsOf(`${language}-conflict`)).toEqual([]);
      await press(conflict.takeTheirs);
    });
  });
});
