import type { FailedPicture } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '../../testing/open-console.tsx';
import { AUDITOR } from '../../testing/server.ts';
import { FailedUploads } from './FailedUploads.tsx';

const failed = (id: string, by: FailedPicture['by'] = null): FailedPicture => ({
  id: `0199a3c0-7d1e-7abc-8def-01234567890${id}`,
  name: `${id}.jpg`,
  reason: 'no_code',
  message: 'There is no code in it',
  at: '2026-11-20T10:00:00.000Z',
  by,
});
const A = failed('a', aUser());
const B = failed('b');

const list = (pictures: FailedPicture[], total = pictures.length) =>
  answerRoute(CONSOLE_ROUTES.failedPictures, () => pictures, {
    'content-range': `failed-pictures 0-9/${total}`,
  });

it('says which file failed, why, and who uploaded it', async () => {
  list([A, B]);
  openPart(<FailedUploads most={10} />);
  const line = (await screen.findByText('a.jpg')).closest('li');
  expect(line?.textContent).toMatch(/^a\.jpgThere is no code in itrosa@example\.com, /);
  expect(screen.getByText('b.jpg').closest('li')?.textContent).not.toContain('@');
  expect(screen.queryByText(/^All /)).toBeNull();
});

it('dismisses one line, reads the rest, and keeps the focus', async () => {
  list([A, B]);
  openPart(<FailedUploads most={10} />);
  const dismiss = await screen.findByLabelText('Dismiss a.jpg');
  const asked = answerRoute(CONSOLE_ROUTES.dismissFailedPictures, () => ({ message: 'Done' }));
  list([B]);
  fireEvent.click(dismiss);
  await waitFor(() => expect(screen.queryByText('a.jpg')).toBeNull());
  expect(asked).toEqual([{ body: { ids: [A.id] } }]);
  expect(document.activeElement).toBe(screen.getByText('Failed uploads'));
});

it.each([
  ['Dismiss all', 2],
  ['Dismiss these 2', 3],
])('offers: %s', async (words, total) => {
  list([A, B], total);
  openPart(<FailedUploads most={2} />);
  await findButton(words);
  const asked = answerRoute(CONSOLE_ROUTES.dismissFailedPictures, () => ({ message: 'Done' }));
  press(words);
  await screen.findByText('Done');
  expect(asked).toEqual([{ body: { ids: [A.id, B.id] } }]);
});

it('says that it reads, and that nothing failed', async () => {
  stallRoute(CONSOLE_ROUTES.failedPictures);
  openPart(<FailedUploads most={2} />);
  await screen.findByText('Reading …');
});

it('says that nothing failed', async () => {
  list([]);
  openPart(<FailedUploads most={2} />);
  await screen.findByText('Every picture found its code.');
  expect(screen.queryByText(/^Dismiss/)).toBeNull();
});

it('says why it could not be read', async () => {
  disconnectRoute(CONSOLE_ROUTES.failedPictures);
  openPart(<FailedUploads most={2} />);
  await findButton('Try again');
  expect(screen.queryByText('Every picture found its code.')).toBeNull();
  list([A]);
  press('Try again');
  await screen.findByText('a.jpg');
});

it('lets an auditor dismiss nothing', async () => {
  list([A]);
  openPart(<FailedUploads most={2} />, AUDITOR);
  await screen.findByText('a.jpg');
  await waitFor(() => expect(screen.queryByText(/^Dismiss/)).toBeNull());
});
