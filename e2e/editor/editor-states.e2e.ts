import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from '../support/browsers.ts';
import { type EditorPage, editorOf, TABS, type TabName } from '../support/editor.ts';
import { faultsAtEachWidth } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';
import type { FileToSend } from '../support/setup.ts';

const NOTES = { name: 'notes.txt', type: 'text/plain', bytes: new Uint8Array(9) };
const PROTECT = 'Protect this page with a secure code';

interface States {
  /** Enters what the tab refuses. Returns a message that it shows then. */
  readonly refused: (editor: EditorPage) => Promise<string>;
  readonly filled: (editor: EditorPage) => Promise<void>;
}

describe('every tab of the editor fits and is accessible', () => {
  const owner = useOwner(6);
  let page: Page;

  async function files(editor: EditorPage, label: string, chosen: readonly FileToSend[]): Promise<void> {
    await editor.choose(label, chosen);
    await editor.uploaded(chosen);
  }
  const save = (editor: EditorPage) => editor.button('Save').last().click();

  const STATES: Readonly<Record<TabName, States>> = {
    'Url / Link': {
      refused: async (editor) => {
        await editor.field('Link').fill('no link');
        await save(editor);
        return 'Invalid URL format';
      },
      filled: (editor) => editor.field('Link').fill('https://example.com/a-page'),
    },
    'Phone Call': {
      refused: async (editor) => {
        await editor.field('Phone number').fill('213');
        await save(editor);
        return 'Invalid phone number';
      },
      filled: async (editor) => {
        await editor.field('Phone number').fill('(213) 373-4253');
        await editor.field('Extension (optional)').fill('12');
      },
    },
    'Create Page': {
      refused: async (editor) => {
        await editor.field('Link to a video').fill('no link');
        await page.getByLabel(PROTECT).check();
        await save(editor);
        return 'Password is required';
      },
      filled: async (editor) => {
        await page.getByLabel('Secure code', { exact: true }).fill('lilac-1930');
        await editor.field('Name on the page').fill('Rosa of the bakery');
        await editor.field('Words').fill('She taught half the town to swim.'.repeat(115));
        await editor.field('Link to a video').fill('https://youtu.be/abcdefghijk');
        await files(editor, 'Choose pictures', owner.given().pictures);
        await files(editor, 'Choose documents', [owner.given().pdf]);
      },
    },
    PDF: {
      refused: async (editor) => {
        await editor.choose('Choose PDFs', [NOTES]);
        return 'File type must be .pdf';
      },
      filled: (editor) => files(editor, 'Choose PDFs', [owner.given().pdf]),
    },
    'Images/Videos': {
      refused: async (editor) => {
        await editor.choose('Choose images or videos', [NOTES]);
        return 'File type must be one of .jpeg, .png, .jpg, .gif, .mp4, .mov, .avi, .wmv, .flv, .mkv';
      },
      filled: (editor) => files(editor, 'Choose images or videos', owner.given().pictures),
    },
    'Smart QR': {
      refused: async (editor) => {
        await page.getByLabel('From Time').fill('10:00');
        await page.getByLabel('To Time').fill('09:00');
        await save(editor);
        return 'To Time must be after From Time';
      },
      filled: async (editor) => {
        await page.getByLabel('To Time').fill('18:00');
        await editor.field('Link').fill('https://example.org/day');
        await editor.button('Add a time').click();
        await editor.field('Link').last().fill('https://example.org/all-day');
        await editor.field('Default URL').fill('https://example.net/other');
      },
    },
  };

  beforeAll(async () => {
    page = await owner.signedIn(DESKTOP);
  });

  it.each(TABS)('%s: empty, refused and filled', { timeout: 120_000 }, async (name) => {
    const states = STATES[name];
    // Each tab has a code of its own, so that no draft of another tab is in the way.
    const editor = editorOf(page, owner.given().codes[TABS.indexOf(name)] ?? '');
    await editor.open();
    await editor.openTab(name);
    expect(await faultsAtEachWidth(page), 'empty').toEqual([]);
    await page
      .getByText(await states.refused(editor))
      .first()
      .waitFor();
    expect(await faultsAtEachWidth(page), 'refused').toEqual([]);
    await states.filled(editor);
    expect(await faultsAtEachWidth(page), 'filled').toEqual([]);
  });
});
