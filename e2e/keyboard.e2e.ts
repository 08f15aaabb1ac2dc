import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP } from './support/browsers.ts';
import { type EditorPage, editorOf } from './support/editor.ts';
import { useOwner } from './support/owner.ts';
import { isFocused, tabTo } from './support/tab-to.ts';

describe('the editor by keyboard alone', () => {
  const owner = useOwner(1);
  let page: Page;
  let editor: EditorPage;

  beforeAll(async () => {
    page = await owner.signedIn(DESKTOP);
    // From now on the browser hands its file dialogs over. It would open the first one itself on a busy machine.
    page.on('filechooser', () => undefined);
    editor = editorOf(page, owner.given().codes[0] ?? '');
  });
  beforeEach(() => editor.open());

  const press = (key: string) => page.keyboard.press(key);
  const type = async (control: Locator, text: string) => {
    await tabTo(page, control);
    await page.keyboard.type(text);
  };

  /** Opens a part of the tab Create Page. */
  async function openPart(name: string): Promise<void> {
    await tabTo(page, page.getByRole('button', { name: new RegExp(`^${name} `), expanded: false }));
    await press('Enter');
  }

  it('makes a protected page with a described picture, and saves it', async () => {
    await type(editor.field('Name'), 'Bench');
    await tabTo(page, editor.tab('Url / Link'));
    await press('ArrowRight');
    await press('ArrowRight');
    await editor.expectTab('Create Page');

    await openPart('Name');
    await type(editor.field('Name on the page'), 'Rosa');
    const [picture] = owner.given().pictures;
    if (!picture) throw new Error('the fixture has no picture');
    await openPart('Pictures');
    await tabTo(page, editor.button('Choose pictures'));
    const chooser = page.waitForEvent('filechooser');
    await press('Enter');
    const { name, type: mimeType, bytes } = picture;
    await (await chooser).setFiles([{ name, mimeType, buffer: Buffer.from(bytes) }]);
    await editor.uploaded([picture]);
    await type(page.getByRole('textbox', { name: /^Describe this picture/ }), 'A blue square');

    await openPart('Who may see it');
    await tabTo(page, page.getByRole('checkbox', { name: /^Protect this page/ }));
    await press('Space');
    await type(page.getByLabel(/^Secure code/i).first(), 'lavender');

    await tabTo(page, editor.button('Save').last());
    await editor.reloading(() => press('Enter'));
    await page.getByText('QR code updated successfully').first().waitFor();
    await editor.expectTab('Create Page');
    await openPart('Name');
    expect(await editor.field('Name on the page').inputValue()).toBe('Rosa');
  });

  it('opens the history and returns to its button', async () => {
    const history = editor.button('History');
    await tabTo(page, history);
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(history)).toBe(true);
  });

  it('clears the destination after a question', async () => {
    await tabTo(page, editor.button('Empty this code'));
    await press('Enter');
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await tabTo(page, question.getByRole('button', { name: /empty/i }).first());
    await editor.reloading(() => press('Enter'));
    await page.getByText('QR code stored file deleted successfully').first().waitFor();
  });

  it('leaves by the Back link', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Back' }));
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'My QR Codes' }).waitFor();
  });
});
