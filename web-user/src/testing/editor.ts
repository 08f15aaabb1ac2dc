import { type AnswerOf, type Barcode, type FileInfo, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen } from '@testing-library/react';
import { openApp } from './open-app.tsx';
import { signedIn } from './session.ts';
import { CODE } from './uploads.ts';

const MIB = 1024 * 1024;

/**
 * Opens a tab of the editor of an own code. `storage` is what its owner's files take, of 2,000 MB, `save` the label of its
 * button, and `query` follows the path of its address.
 */
export async function openTab(
  label: string,
  storedInfo: Barcode['storedInfo'] = null,
  storage: Partial<AnswerOf<typeof ROUTES.storage>> = {},
  save = 'Save',
  query = '',
): Promise<void> {
  const user = aUser();
  signedIn(user);
  answerRoute(ROUTES.code, () => ({
    barcode: aBarcode({ shortCode: CODE, claimed: true, user, storedInfo }),
  }));
  const empty = { usedBytes: 0, quotaBytes: 2000 * MIB, preparing: [], unconverted: [] };
  answerRoute(ROUTES.storage, () => ({ ...empty, ...storage }));
  openApp(`/edit/${CODE}${query}`);
  const tab = await screen.findByRole('tab', { name: label });
  if (tab.getAttribute('aria-selected') !== 'true') fireEvent.click(tab);
  await screen.findAllByText(save, { selector: 'button *' });
}

/** Opens every part of the tab Create Page that is folded. */
export async function unfold(): Promise<void> {
  await screen.findByText('Resting place');
  for (const folded of document.querySelectorAll('.qu-part-fold[aria-expanded=false]'))
    fireEvent.click(folded);
}

/** Presses Save; the last one where there are two. */
export function pressSave(label = 'Save'): void {
  const save = screen.getAllByText(label, { selector: 'button *' }).at(-1)?.closest('button');
  if (!save) throw new Error('Save stands in no button');
  fireEvent.click(save);
}

/** Chooses files in a drop zone, by the label of its button. */
export async function choose(label: string, ...files: File[]): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { files } });
}

/** Returns a file that reports a size without having the bytes. */
export function fileOf(name: string, type: string, size: number): File {
  return Object.defineProperty(new File(['a'], name, { type }), 'size', { value: size });
}

/** Returns the entry of a file in the page's lists. */
export async function entryOf(name: string): Promise<HTMLElement> {
  const entry = (await screen.findByText(name, { selector: '.qu-file-name' })).closest('li');
  if (entry === null) throw new Error(`${name} stands in no list`);
  return entry;
}

/** A stored file of a name. */
export const stored = (name: string): FileInfo => ({
  url: `https://qlaim.example/files/${name}`,
  name,
  contentType: name.endsWith('pdf') ? 'application/pdf' : 'image/jpeg',
  size: 2048,
  sources: [],
  state: 'original',
});

/** Returns the names of the listed files, in order. */
export const listed = () =>
  [...document.querySelectorAll('.qu-file-name')].map(({ textContent }) => textContent);
