import type { Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP } from '../support/browsers.ts';
import { type EditorPage, editorOf } from '../support/editor.ts';
import { chooseLarge, LARGE_PARTS } from '../support/large-file.ts';
import { useOwner } from '../support/owner.ts';

const WRONG_TYPE = 'File type must be one of .jpeg, .png, .jpg, .gif, .mp4, .mov, .avi, .wmv, .flv, .mkv';
const CHOOSE = 'Choose images or videos';
const PATIENCE = { timeout: 50_000 };

describe('an upload in the editor', () => {
  // Two tests, each of which may run twice.
  const owner = useOwner(4);
  let page: Page;
  let editor: EditorPage;
  let code: string;
  let last = 0;
  /** The PUTs of parts that wait. */
  let held: Route[] = [];
  let holding = false;
  /** The addresses that accepted a part. */
  let stored: string[] = [];

  const picker = () => page.getByLabel('Choose PDFs', { exact: true });
  const progress = (words: string, name: string) =>
    page.getByRole('progressbar', { name: `${words} ${name}`, exact: true });

  beforeAll(async () => {
    page = await owner.signedIn(DESKTOP);
    let first = true;
    await page.route('**/*', async (route) => {
      if (!holding || route.request().method() !== 'PUT') first = true;
      else if (first) first = false;
      else return void held.push(route);
      await route.fallback();
    });
    page.on('response', (response) => {
      if (response.request().method() === 'PUT' && response.ok()) stored.push(response.url());
    });
    page.on('dialog', (question) => void question.accept());
  });

  /** Each run of a test has a code of its own. */
  beforeEach(async () => {
    code = owner.given().codes[last++] ?? '';
    editor = editorOf(page, code);
    holding = false;
    await editor.open();
    [held, stored] = [[], []];
  });

  /** Starts an upload whose first part arrives, and whose further parts wait. */
  async function begin(name: string): Promise<void> {
    await editor.openTab('PDF');
    holding = true;
    await chooseLarge(picker(), name);
    const percent = () => progress('Uploading', name).getAttribute('value');
    await expect.poll(percent, PATIENCE).toBe('33');
    await expect.poll(() => held.length, PATIENCE).toBe(2);
    await expect.poll(() => stored.length, PATIENCE).toBe(1);
  }

  /** Expects the rest of the file to arrive, and no part twice. */
  async function expectTheRest(name: string): Promise<void> {
    await editor.button(`Remove ${name}`).waitFor(PATIENCE);
    expect(new Set(stored).size).toBe(LARGE_PARTS);
    expect(stored).toHaveLength(LARGE_PARTS);
  }

  it('goes on after a reload, once the same file is chosen again', async () => {
    await begin('snow.pdf');
    holding = false;
    await editor.reloading(async () => void (await page.reload()));
    await page.getByText('The upload was interrupted. Choose this file again, and it goes on.').waitFor();
    await chooseLarge(picker(), 'snow.pdf');
    await expectTheRest('snow.pdf');
  });

  it('of a wrong file is refused in a toast, and then at the file', async () => {
    const notes = { name: 'notes.txt', type: 'text/plain', bytes: new Uint8Array(9) };
    await editor.openTab('Images/Videos');
    await editor.choose(CHOOSE, [notes]);
    await page.getByRole('alert').getByText(WRONG_TYPE).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'notes.txt' }).getByText(WRONG_TYPE).waitFor();
    await editor.button('Dismiss notes.txt').click();
    await page.getByText('notes.txt').waitFor({ state: 'detached' });
  });
});
