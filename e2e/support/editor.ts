import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FileToSend } from './setup.ts';

/** The tabs of the editor in the order of specification section 2. */
export const TABS = ['Url / Link', 'Phone Call', 'Create Page', 'PDF', 'Images/Videos', 'Smart QR'] as const;
export type TabName = (typeof TABS)[number];

/** The edit page of a code, as its owner uses it. */
export function editorOf(page: Page, code: string) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: TabName) => page.getByRole('tab', { name, exact: true });

  /** Runs an action that reloads the page, and waits for the page after it. */
  async function reloading(action: () => Promise<void>): Promise<void> {
    const reloaded = page.waitForEvent('domcontentloaded');
    await action();
    await reloaded;
    await field('Name').waitFor();
  }

  /** Opens every part of the tab Create Page that is folded. */
  async function unfold(): Promise<void> {
    await page.locator('.qu-part-fold').first().waitFor();
    const folded = page.locator('.qu-part-fold[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
  }

  return {
    field,
    button,
    tab,
    reloading,
    unfold,
    open: async (): Promise<void> => {
      await page.goto(`/edit/${code}`);
      await field('Name').waitFor();
    },
    openTab: async (name: TabName): Promise<void> => {
      await tab(name).click();
      await page.getByRole('tabpanel', { name }).getByRole('button', { name: 'Preview' }).waitFor();
      if (name === 'Create Page') await unfold();
    },
    /** Expects a tab to be the selected one. */
    expectTab: (name: TabName) => expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true'),
    /** Chooses files in the picker with a label. */
    choose: (label: string, files: readonly FileToSend[]): Promise<void> =>
      page
        .getByLabel(label, { exact: true })
        .setInputFiles(
          files.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })),
        ),
    /** Waits until files of the open tab are uploaded. */
    uploaded: async (files: readonly { readonly name: string }[]): Promise<void> => {
      for (const { name } of files) await button(`Remove ${name}`).waitFor();
    },
    /** Saves, and waits for the reload and its toast. */
    save: async (): Promise<void> => {
      await reloading(() => button('Save').last().click());
      await page.getByText('QR code updated successfully').first().waitFor();
    },
    /** Clicks Preview. Returns the window that it opens, after the reload of this one. */
    preview: async (): Promise<Page> => {
      const opened = page.context().waitForEvent('page');
      await reloading(() => button('Preview').click());
      return opened;
    },
  };
}
export type EditorPage = ReturnType<typeof editorOf>;
