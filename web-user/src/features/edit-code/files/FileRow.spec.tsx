import { type FileInfo, ROUTES, type StoredInfo } from '@qlaim/backend/contract';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entryOf, listed, openTab, pressSave, stored } from '../../../testing/editor.ts';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';

const gallery = (...files: FileInfo[]): StoredInfo => ({
  infoType: 'image',
  imageVideos: files.map(({ url }) => url),
  files,
});
const pdfs = (...names: string[]): StoredInfo => ({
  infoType: 'pdf',
  pdf: stored(names[0] ?? '').url,
  pdfs: names.map((name) => stored(name).url),
  files: names.map(stored),
});

describe('a listed file', () => {
  it('says what is known of it, and can be described', async () => {
    const picture: FileInfo = { ...stored('a.jpg'), width: 1920, height: 1080, description: 'The lake' };
    await openTab('Images/Videos', gallery(picture));
    const entry = await entryOf('a.jpg');
    within(entry).getByText('2.0 KB · 1920 × 1080');
    const description = within(entry).getByLabelText<HTMLInputElement>(/^Describe this picture/);
    expect(description.value).toBe('The lake');
    expect(entry.querySelector('img')?.getAttribute('src')).toBe(picture.url);
    expect(within(entry).queryByLabelText(/^Move/)).toBeNull();
    fireEvent.error(entry.querySelector('img') ?? entry);
    expect(entry.querySelector('img')).toBeNull();
  });

  it('counts its description near the end as people count, and takes all that the count allows', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Images/Videos', gallery(stored('a.jpg')));
    const entry = within(await entryOf('a.jpg'));
    const describeAs = (text: string) =>
      fireEvent.change(entry.getByLabelText(/^Describe this picture/), { target: { value: text } });
    describeAs(FAMILY.repeat(450));
    expect(entry.queryByText(/of 500/)).toBeNull();
    describeAs(FAMILY.repeat(501));
    entry.getByText('501 of 500');
    pressSave();
    await entry.findByText('Description is too long');
    expect(saved).toEqual([]);
    describeAs(FAMILY.repeat(500));
    entry.getByText('500 of 500');
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ descriptions: [{ text: FAMILY.repeat(500) }] });
  });

  it('of a video shows its poster, and no description', async () => {
    const film = { ...stored('a.mp4'), contentType: 'video/mp4', poster: '/poster.jpg', seconds: 65 };
    await openTab('Images/Videos', gallery(film));
    const entry = await entryOf('a.mp4');
    within(entry).getByText('2.0 KB · 1:05');
    expect(entry.querySelector('img')?.getAttribute('src')).toBe('/poster.jpg');
    expect(entry.querySelector('.qu-thumb-play')).not.toBeNull();
    expect(within(entry).queryByLabelText(/^Describe/)).toBeNull();
    expect(within(entry).queryByText(/^Most phones can not play/)).toBeNull();
  });

  it.each([
    ['a.avi', 'original', 1],
    ['a.mkv', 'ready', 0],
    ['a.mp4', 'original', 0],
  ] as const)('%s (%s) may need to be converted', async (name, state, notes) => {
    await openTab('Images/Videos', gallery({ ...stored(name), contentType: 'video/x', state }));
    const entry = await entryOf(name);
    expect(within(entry).queryAllByText(/^Most phones can not play/)).toHaveLength(notes);
  });

  it('shows how far its preparation is', async () => {
    const film = { ...stored('a.avi'), contentType: 'video/x' };
    await openTab('Images/Videos', gallery(film), { preparing: [{ url: film.url, percent: 40 }] });
    const bar = await screen.findByLabelText('Preparing a.avi');
    expect(bar.getAttribute('value')).toBe('40');
    expect(screen.queryByText(/^Most phones can not play/)).toBeNull();
  });
});

describe('the order of files', () => {
  it('is changed with the arrows of each', async () => {
    await openTab('Images/Videos', gallery(stored('a.jpg'), stored('b.jpg'), stored('c.jpg')));
    await entryOf('a.jpg');
    const disabled = (label: string) => screen.getByLabelText<HTMLButtonElement>(label).disabled;
    expect(['Move a.jpg up', 'Move a.jpg down', 'Move c.jpg up', 'Move c.jpg down'].map(disabled)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    fireEvent.click(screen.getByLabelText('Move c.jpg up'));
    await waitFor(() => expect(listed()).toEqual(['a.jpg', 'c.jpg', 'b.jpg']));
    fireEvent.click(screen.getByLabelText('Move a.jpg down'));
    await waitFor(() => expect(listed()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']));
    fireEvent.click(screen.getByLabelText('Remove a.jpg'));
    await waitFor(() => expect(listed()).toEqual(['c.jpg', 'b.jpg']));
  });

  it('of PDFs says which one a scan opens', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('PDF', pdfs('a.pdf', 'b.pdf'));
    within(await entryOf('a.pdf')).getByText('A scan opens this one');
    press('Open this one', await entryOf('b.pdf'));
    await waitFor(() => expect(listed()).toEqual(['b.pdf', 'a.pdf']));
    within(await entryOf('b.pdf')).getByText('A scan opens this one');
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ pdfs: [stored('b.pdf').url, stored('a.pdf').url] });
  });
});

describe('the dialog that reorders files', () => {
  it('changes the list when it is confirmed, and leaves the videos where they are', async () => {
    const film = { ...stored('v.mp4'), contentType: 'video/mp4' };
    await openTab('Images/Videos', gallery(stored('a.jpg'), film, stored('b.jpg')));
    await entryOf('a.jpg');
    expect(screen.queryByText('Reorder videos')).toBeNull();
    press('Reorder images');
    const dialog = within(await screen.findByRole('dialog'));
    const tiles = () => [...document.querySelectorAll('dialog li p')].map(({ textContent }) => textContent);
    await dialog.findByLabelText('Drag a.jpg');
    expect(tiles()).toEqual(['a.jpg', 'b.jpg']);
    expect(dialog.getByLabelText<HTMLButtonElement>('Move a.jpg up').disabled).toBe(true);
    expect(dialog.getByLabelText<HTMLButtonElement>('Move b.jpg down').disabled).toBe(true);
    fireEvent.click(dialog.getByLabelText('Move b.jpg up'));
    await waitFor(() => expect(tiles()).toEqual(['b.jpg', 'a.jpg']));
    dialog.getByText('b.jpg is now at place 1 of 2.');
    fireEvent.click(dialog.getByLabelText('Move b.jpg down'));
    dialog.getByText('b.jpg is now at place 2 of 2.');
    fireEvent.click(dialog.getByLabelText('Move a.jpg down'));
    press('Confirm');
    await waitFor(() => expect(listed()).toEqual(['b.jpg', 'v.mp4', 'a.jpg']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes nothing when it is closed', async () => {
    await openTab('Images/Videos', gallery(stored('a.jpg'), stored('b.jpg')));
    await entryOf('a.jpg');
    press('Reorder images');
    fireEvent.click(await within(await screen.findByRole('dialog')).findByLabelText('Move b.jpg up'));
    press('Close', screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listed()).toEqual(['a.jpg', 'b.jpg']);
  });
});
