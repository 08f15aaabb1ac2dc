import { faultOf, ROUTES } from '@qlaim/backend/contract';
import { refuseRoute } from '@qlaim/web-kit/testing/api';
import { takePuts } from '@qlaim/web-kit/testing/uploads';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { inMemoryCaches } from '../../../testing/caches.ts';
import { entryOf, listed, openTab } from '../../../testing/editor.ts';
import { share, waiting } from '../../../testing/shared.ts';
import { grantUploads } from '../../../testing/uploads.ts';
import { runningUploads } from './running-uploads.ts';

beforeEach(() => {
  localStorage.clear();
  inMemoryCaches();
  return () => runningUploads.stop();
});

/** Opens the gallery that is to take pictures which were shared with the app. */
async function openWith(...names: string[]): Promise<void> {
  await share(...names);
  await openTab('Images/Videos', null, {}, 'Save', '?shared=image');
}

it('shared pictures wait no more once they are uploaded', async () => {
  grantUploads();
  let finish: (status: number) => void = () => undefined;
  takePuts(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await openWith('rose.jpg');
  await entryOf('rose.jpg');
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => expect(bar.getAttribute('value')).toBe('40'));
  expect(await waiting()).toEqual(['rose.jpg']);
  finish(200);
  await waitFor(async () => expect(await waiting()).toEqual([]));
  expect(listed()).toEqual(['rose.jpg']);
});

it('a shared file that the list does not take waits for another code', async () => {
  grantUploads();
  takePuts();
  await openWith('rose.webp', 'rose.jpg');
  await entryOf('rose.jpg');
  await waitFor(async () => expect(await waiting()).toEqual(['rose.webp']));
});

it('shared pictures that the quota does not take wait, although it was not known yet', async () => {
  refuseRoute(ROUTES.requestUploads, 'quota_reached');
  await openWith('rose.jpg');
  const entry = await entryOf('rose.jpg');
  await within(entry).findByText('Your storage is full. Remove files, or ask the seller for more');
  expect(await waiting()).toEqual(['rose.jpg']);
});

it('a shared file that the server finds to be no picture waits', async () => {
  grantUploads();
  takePuts();
  const message = faultOf('fake.jpg', 'notPicture');
  refuseRoute(ROUTES.judgeUpload, 'invalid_input', { message, issues: [{ path: 'file', message }] });
  await openWith('fake.jpg');
  await within(await entryOf('fake.jpg')).findByText(message);
  expect(await waiting()).toEqual(['fake.jpg']);
});
