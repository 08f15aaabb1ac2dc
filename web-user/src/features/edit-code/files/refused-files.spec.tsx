import { faultOf, ROUTES } from '@qlaim/backend/contract';
import { answerRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { takePuts } from '@qlaim/web-kit/testing/uploads';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, entryOf, listed, openTab, pressSave, stored } from '../../../testing/editor.ts';
import { foundAt, grantUploads } from '../../../testing/uploads.ts';
import { runningUploads } from './running-uploads.ts';

const CHOOSE = 'Choose images or videos';
const REFUSAL = faultOf('fake.png', 'notPicture');
const file = (name: string) => new File(['bytes'], name);

/** The server finds that each file is no picture. */
function refuseAll(): void {
  grantUploads();
  takePuts();
  const issues = [{ path: 'file', message: REFUSAL }];
  refuseRoute(ROUTES.judgeUpload, 'invalid_input', { message: REFUSAL, issues });
}

beforeEach(() => {
  localStorage.clear();
  return () => runningUploads.stop();
});

describe('a file that the server refuses when it arrives', () => {
  it('says so at its row, where it can only be removed', async () => {
    refuseAll();
    await openTab('Images/Videos');
    await choose(CHOOSE, file('fake.png'));
    const entry = within(await entryOf('fake.png'));
    await entry.findByText(REFUSAL);
    expect(entry.queryByLabelText(/^Describe this picture/)).toBeNull();
    expect(entry.queryByText('Try again')).toBeNull();
    fireEvent.click(entry.getByLabelText('Remove fake.png'));
    await waitFor(() => expect(listed()).toEqual([]));
  });

  it('holds up the save, which focuses its row and sends nothing', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    refuseAll();
    await openTab('Images/Videos', {
      infoType: 'image',
      imageVideos: [stored('old.jpg').url],
      files: [stored('old.jpg')],
    });
    await choose(CHOOSE, file('fake.png'));
    const entry = await entryOf('fake.png');
    await within(entry).findByText(REFUSAL);
    expect(document.activeElement).not.toBe(entry);
    pressSave();
    await waitFor(() => expect(document.activeElement).toBe(entry));
    expect(saved).toEqual([]);
    fireEvent.click(within(entry).getByLabelText('Remove fake.png'));
    await waitFor(() => expect(listed()).toEqual(['old.jpg']));
  });

  it('is still refused after a reload, until it is chosen and found right', async () => {
    refuseAll();
    await openTab('Images/Videos');
    await choose(CHOOSE, file('fake.png'));
    await within(await entryOf('fake.png')).findByText(REFUSAL);
    cleanup();
    await openTab('Images/Videos');
    await within(await entryOf('fake.png')).findByText(REFUSAL);
    answerRoute(ROUTES.judgeUpload, ({ body }) => ({ file: foundAt(body.file) }));
    await choose(CHOOSE, file('fake.png'));
    await waitFor(() => expect(screen.queryByText(REFUSAL, { selector: '.qu-file *' })).toBeNull());
    expect(listed()).toHaveLength(1);
  });
});

it('a file that is not uploaded holds up the save, which focuses its row', async () => {
  grantUploads();
  takePuts(() => 413);
  await openTab('Images/Videos');
  await choose(CHOOSE, file('rose.jpg'));
  const entry = await entryOf('rose.jpg');
  await within(entry).findByText('Upload failed');
  pressSave();
  await waitFor(() => expect(document.activeElement).toBe(entry));
  expect(screen.queryAllByRole('alert')).toHaveLength(1);
});

it('a file that a save refuses is named and focused on the page after it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const issues = [{ path: 'imageVideos.1', message: 'This file is not known. Upload it again' }];
  refuseRoute(ROUTES.updateCode, 'invalid_input', { issues });
  const files = ['one.jpg', 'two.jpg'].map(stored);
  const gallery = { infoType: 'image' as const, imageVideos: files.map(({ url }) => url), files };
  await openTab('Images/Videos', gallery);
  await entryOf('two.jpg');
  pressSave();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  await openTab('Images/Videos', gallery);
  const entry = await entryOf('two.jpg');
  await waitFor(() => expect(document.activeElement).toBe(entry));
  await screen.findByText('two.jpg: This file is not known. Upload it again');
});

it('a picture of an iPhone is listed as the server has converted it', async () => {
  grantUploads();
  takePuts();
  answerRoute(ROUTES.judgeUpload, ({ body }) => ({
    file: { ...foundAt(body.file), name: 'IMG_1.jpg', width: 64, height: 128 },
  }));
  await openTab('Images/Videos');
  await choose(CHOOSE, file('IMG_1.HEIC'));
  const entry = await entryOf('IMG_1.jpg');
  within(entry).getByText(/64 × 128/);
  await waitFor(() => expect(entry.querySelector('img')?.getAttribute('src')).toContain('/files/1'));
});
