import { type FileInfo, faultOf, ROUTES } from '@qlaim/backend/contract';
import { aPage } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { expectToastedOnce } from '@qlaim/web-kit/testing/said-once';
import { takePuts } from '@qlaim/web-kit/testing/uploads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, entryOf, openTab, pressSave, stored } from '../../../../../testing/editor.ts';
import { addressOf, grantUploads } from '../../../../../testing/uploads.ts';
import { runningUploads } from '../../../files/running-uploads.ts';

beforeEach(() => {
  localStorage.clear();
  return () => runningUploads.stop();
});

const sound = (name: string, description = ''): FileInfo => ({
  ...stored(name),
  contentType: 'audio/mpeg',
  seconds: 65,
  description,
});
const film = (name: string): FileInfo => ({ ...stored(name), contentType: 'video/mp4' });
const vtt = (name: string): FileInfo => ({ ...stored(name), contentType: 'text/vtt' });
const idle = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());

describe('the recordings of a page', () => {
  it('are uploaded, get a title, and are saved after the stored ones', async () => {
    const old = sound('old.mp3', 'Her laugh');
    const saved = stallRoute(ROUTES.updateCode);
    const asked = grantUploads();
    takePuts();
    answerRoute(ROUTES.judgeUpload, ({ body }) => ({
      file: { ...sound('song.wav'), contentType: 'audio/wav', url: body.file },
    }));
    const recordings = [{ url: old.url, title: 'Her laugh' }];
    await openTab('Create Page', aPage({ recordings, files: [old] }));
    within(await entryOf('old.mp3')).getByText('2.0 KB · 1:05');
    await choose('Choose recordings', new File(['bytes'], 'song.wav', { type: 'audio/wav' }));
    const title = await within(await entryOf('song.wav')).findByLabelText('Title of this recording');
    fireEvent.change(title, { target: { value: 'Lullaby' } });
    await idle();
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ folderPath: 'memories' });
    expect(saved[0]?.body).toMatchObject({
      memories: { recordings: [...recordings, { url: addressOf(1).publicUrl, title: 'Lullaby' }] },
    });
  });

  it('are shown in the preview under their titles', async () => {
    const old = sound('old.mp3', 'Her laugh');
    await openTab('Create Page', aPage({ recordings: [{ url: old.url, title: 'Her laugh' }], files: [old] }));
    const preview = await screen.findByRole('region', { name: 'What a scan shows' });
    await within(preview).findByText('Her laugh');
  });
});

describe('the captions of a video', () => {
  const clip = film('clip.mp4');
  const lake = film('lake.mp4');
  const words = vtt('clip.vtt');
  const videos = [clip, lake].map(({ url }, index) => ({ index, url }));
  const page = (over: Parameters<typeof aPage>[0] = {}) =>
    aPage({ videos, files: [clip, lake, words], ...over });

  it('are chosen beside it, in the language of the screen or another', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    grantUploads();
    takePuts();
    await openTab('Create Page', page());
    await choose('Add captions: lake.mp4', new File(['WEBVTT'], 'lake.vtt', { type: 'text/vtt' }));
    const row = within(await entryOf('lake.vtt'));
    row.getByText('Captions of lake.mp4');
    const language = row.getByLabelText<HTMLSelectElement>('Language of the captions');
    expect(language.value).toBe('en');
    fireEvent.change(language, { target: { value: 'de' } });
    await idle();
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      memories: { captions: [{ video: lake.url, url: addressOf(1).publicUrl, language: 'de' }] },
    });
  });

  it('go with their video', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Create Page', page({ captions: [{ video: clip.url, url: words.url, language: 'fr' }] }));
    within(await entryOf('clip.vtt')).getByDisplayValue('French');
    fireEvent.click(screen.getByRole('button', { name: /^Videos / }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove clip.mp4' }));
    await waitFor(() => expect(screen.queryByText('clip.vtt')).toBeNull());
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({ memories: { captions: [], videos: [{ url: lake.url }] } });
  });

  it('that the server refuses say why, and hold up the save', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    grantUploads();
    takePuts();
    const message = faultOf('lake.vtt', 'badCaptions');
    refuseRoute(ROUTES.judgeUpload, 'invalid_input', { message, issues: [{ path: 'file', message }] });
    await openTab('Create Page', page());
    await choose('Add captions: lake.mp4', new File(['a'], 'lake.txt', { type: 'text/plain' }));
    await entryOf('lake.txt');
    await expectToastedOnce('File type must be .vtt');
    await choose('Add captions: lake.mp4', new File(['a'], 'lake.vtt', { type: 'text/vtt' }));
    const row = await entryOf('lake.vtt');
    await within(row).findByText(message);
    pressSave();
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(saved).toEqual([]);
  });

  it('are not asked for without a video', async () => {
    await openTab('Create Page', aPage());
    await screen.findByLabelText('Choose recordings');
    expect(screen.queryByRole('group', { name: 'Captions' })).toBeNull();
  });
});
