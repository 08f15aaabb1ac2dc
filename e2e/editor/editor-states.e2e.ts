import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/axe.ts';
import { DESKTOP } from '../support/browsers.ts';
import { type EditorPage, editorOf, TABS, type TabName } from '../support/editor.ts';
import { faultsAtEachWidth, overflow } from '../support/faults.ts';
import { useOwner } from '../support/owner.ts';
import type { FileToSend } from '../support/setup.ts';

const NOTES = { name: 'notes.txt', type: 'text/plain', bytes: new Uint8Array(9) };
/** One character as people count, of eleven UTF-16 units. */
const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
const WIDTHS = [360, 768, 1280];
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

  /** Opens a code without a draft, whose list has one picture, at a width. */
  async function openAt(width: number, tab: TabName): Promise<EditorPage> {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => localStorage.clear());
    const editor = editorOf(page, owner.given().codes[WIDTHS.indexOf(width)] ?? '');
    await editor.open();
    await editor.openTab(tab);
    return editor;
  }

  it.each(WIDTHS)('Phone Call: refuses letters in words, at %d px', async (width) => {
    const editor = await openAt(width, 'Phone Call');
    const number = editor.field('Phone number');
    await number.pressSequentially('2133');
    const typed = await number.inputValue();
    await number.press('x');
    const message = page.locator('.qk-error', { hasText: 'A phone number has no letters' });
    await message.waitFor();
    expect(await number.inputValue()).toBe(typed);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await axe(page)).toEqual([]);
    await number.press('7');
    await message.waitFor({ state: 'detached' });
    expect(await number.inputValue()).toMatch(/2.*1.*3.*3.*7/);
  });

  it.each(WIDTHS)('Create Page and Images/Videos: count as people count, at %d px', async (width) => {
    const editor = await openAt(width, 'Create Page');
    const words = editor.field('Words');
    await words.fill(`${'a'.repeat(3_998)}${FAMILY}${FAMILY}`);
    await page.getByText('4,000 of 4,000').waitFor();
    await words.fill(`${'a'.repeat(3_999)}${FAMILY}${FAMILY}`);
    await page.getByText('4,001 of 4,000').waitFor();
    expect(await overflow(page)).toBeUndefined();
    await editor.openTab('Images/Videos');
    const [picture] = owner.given().pictures;
    await files(editor, 'Choose images or videos', picture ? [picture] : []);
    await page.getByLabel(/^Describe this picture/).fill(`${'a'.repeat(498)}${FAMILY}${FAMILY}`);
    await page.getByText('500 of 500').waitFor();
    expect(await overflow(page)).toBeUndefined();
    expect(await axe(page)).toEqual([]);
  });
});
