import { ROUTES } from '@qlaim/backend/contract';
import { answerRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { button } from '@qlaim/web-kit/testing/forms';
import { takePuts } from '@qlaim/web-kit/testing/uploads';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, entryOf, fileOf, listed, openTab, pressSave, stored } from '../../../../testing/editor.ts';
import { addressOf, grantUploads } from '../../../../testing/uploads.ts';
import { runningUploads } from '../../files/running-uploads.ts';

beforeEach(() => {
  localStorage.clear();
  return () => runningUploads.stop();
});

const file = (name: string) => new File(['bytes'], name);
const gallery = (...names: string[]) => ({
  infoType: 'image' as const,
  imageVideos: names.map((name) => stored(name).url),
  files: names.map(stored),
});

describe('the tab Images/Videos', () => {
  it('uploads chosen files, and saves them after the stored ones with their descriptions', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    grantUploads();
    takePuts();
    await openTab('Images/Videos', gallery('old.jpg'));
    await choose('Choose images or videos', file('rose.jpg'), file('film.mp4'));
    const entry = within(await entryOf('rose.jpg'));
    fireEvent.change(await entry.findByLabelText(/^Describe this picture/), { target: { value: 'A rose' } });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    const urls = [stored('old.jpg').url, addressOf(1).publicUrl, addressOf(2).publicUrl];
    expect(saved[0]?.body).toMatchObject({
      type: 'image',
      imageVideos: urls,
      descriptions: urls.map((url, place) => ({ url, text: place === 1 ? 'A rose' : '' })),
    });
  });

  it('says while files are uploaded that Save waits, and shows how far they are', async () => {
    grantUploads();
    takePuts(() => new Promise(() => undefined));
    answerRoute(ROUTES.cancelUpload, () => ({ message: '' }));
    await openTab('Images/Videos');
    await choose('Choose images or videos', file('rose.jpg'), file('film.mp4'));
    await screen.findByText('Uploading 2 files…');
    const bar = await within(await entryOf('rose.jpg')).findByRole('progressbar');
    await waitFor(() => expect(bar.getAttribute('value')).toBe('40'));
    fireEvent.click(screen.getByLabelText('Cancel rose.jpg'));
    await screen.findByText('Uploading 1 file…');
    expect(listed()).toEqual(['film.mp4']);
  });

  it('goes on with uploads while another tab is open', async () => {
    grantUploads();
    let finish: (status: number) => void = () => undefined;
    takePuts(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Images/Videos');
    await choose('Choose images or videos', file('rose.jpg'));
    await screen.findByText('Uploading 1 file…');
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40'));
    fireEvent.click(screen.getByRole('tab', { name: 'PDF' }));
    finish(200);
    await waitFor(() => expect(screen.queryByText('Uploading 1 file…')).toBeNull());
    fireEvent.click(screen.getByRole('tab', { name: 'Images/Videos' }));
    await entryOf('rose.jpg');
    pressSave();
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ imageVideos: [addressOf(1).publicUrl] }));
  });

  it('shows a failed upload at its file, and tries it again', async () => {
    grantUploads();
    const puts = takePuts(() => (puts.length < 2 ? 413 : 200));
    await openTab('Images/Videos');
    await choose('Choose images or videos', file('rose.jpg'));
    const entry = within(await entryOf('rose.jpg'));
    await entry.findByText('Upload failed');
    fireEvent.click(entry.getByText('Try again'));
    await waitFor(() => expect(entry.queryByText('Upload failed')).toBeNull());
  });

  it('refuses a file above what is left of the storage', async () => {
    await openTab('Images/Videos', null, { usedBytes: 1999 * 1024 * 1024 });
    await screen.findByText('2.0 of 2.0 GB used');
    await choose('Choose images or videos', fileOf('film.mp4', 'video/mp4', 2 * 1024 * 1024));
    await entryOf('film.mp4');
    await screen.findByText('Your storage is full. Remove files, or ask the seller for more');
  });

  it('takes a pasted picture', async () => {
    grantUploads();
    takePuts();
    await openTab('Images/Videos');
    await screen.findByLabelText('Choose images or videos');
    const clipboardData = { types: ['Files'], files: [file('image.png')] };
    fireEvent.paste(document.body, { clipboardData });
    await entryOf('image.png');
  });

  it('leaves a paste with text to the field', async () => {
    await openTab('Images/Videos');
    await screen.findByLabelText('Choose images or videos');
    const clipboardData = { types: ['text/plain', 'Files'], files: [file('image.png')] };
    fireEvent.paste(document.body, { clipboardData });
    expect(listed()).toEqual([]);
  });

  it('moves files by buttons', async () => {
    await openTab('Images/Videos', gallery('one.jpg', 'two.jpg', 'three.jpg'));
    await entryOf('one.jpg');
    fireEvent.click(screen.getByLabelText('Move three.jpg up'));
    fireEvent.click(screen.getByLabelText('Move one.jpg down'));
    expect(listed()).toEqual(['three.jpg', 'one.jpg', 'two.jpg']);
    button('Reorder images');
    expect(screen.queryByText('Reorder videos')).toBeNull();
  });

  it('shows the issues of a refused save at their files after the reload', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    refuseRoute(ROUTES.updateCode, 'invalid_input', {
      issues: [{ path: 'imageVideos.1', message: 'This file is damaged' }],
    });
    await openTab('Images/Videos', gallery('one.jpg', 'two.jpg'));
    await entryOf('two.jpg');
    pressSave();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    await openTab('Images/Videos', gallery('one.jpg', 'two.jpg'));
    within(await entryOf('two.jpg')).getByText('This file is damaged');
    expect(within(await entryOf('one.jpg')).queryByText('This file is damaged')).toBeNull();
  });
});
