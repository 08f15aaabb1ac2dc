import { PublicBarcode, ROUTES, type StoredInfo } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const USER = aUser();
const CODE = aBarcode({
  name: 'Blue bag',
  claimed: true,
  user: USER,
  storedInfo: { infoType: 'link', link: 'https://example.com/' },
});

beforeEach(() => {
  signedIn(USER);
  // Tabs with files ask for the room that is left.
  answerRoute(ROUTES.storage, () => ({
    usedBytes: 0,
    quotaBytes: 2_000_000_000,
    preparing: [],
    unconverted: [],
  }));
});

const open = () => openApp(`/edit/${CODE.shortCode}`);
const readCode = () => answerRoute(ROUTES.code, () => ({ barcode: CODE }));

it('shows that the code is loading', async () => {
  const asked = stallRoute(ROUTES.code);
  open();
  await screen.findByText('Loading the QR code');
  await waitFor(() => expect(asked).toEqual([{ params: { id: CODE.shortCode }, query: {} }]));
});

it('shows the code to its owner', async () => {
  readCode();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Blue bag');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe('https://example.com/');
});

it.each([
  ['greets a new owner', CODE.shortCode, 1],
  ['does not greet for another code', '0000000000', 0],
])('%s', async (_what, claimed, notes) => {
  readCode();
  openApp(`/edit/${CODE.shortCode}?claimed=${claimed}`);
  await screen.findByLabelText('Name');
  expect(screen.queryAllByText('This code is yours')).toHaveLength(notes);
});

it('shows no code of another owner', async () => {
  answerRoute(ROUTES.code, () => ({ barcode: PublicBarcode.parse(CODE) }));
  open();
  await screen.findByText('This code belongs to someone else');
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it.each(['unknown_code', 'invalid_input'] as const)(
  'shows after %s that the code is unknown',
  async (code) => {
    refuseRoute(ROUTES.code, code);
    open();
    await screen.findByText('This QR code is not known');
    expect(screen.getByText('Go to my QR codes').closest('a')?.getAttribute('href')).toBe('/');
  },
);

it.each([
  [
    'a lost connection',
    () => disconnectRoute(ROUTES.code),
    'Check your connection and try again. Scans of your codes work on meanwhile.',
  ],
  [
    'too many requests',
    () => refuseRoute(ROUTES.code, 'too_many_requests', { retryAfter: 20 }),
    'Many tries came from your network just now. Try again in 20 seconds. Scans of your codes work on meanwhile.',
  ],
  [
    'a fault of the server',
    () => refuseRoute(ROUTES.code, 'unavailable'),
    'The fault is ours, not yours. Try again in a moment.',
  ],
])('shows advice after %s and retries on request', async (_failure, fail, advice) => {
  fail();
  open();
  await screen.findByText(advice);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Error while getting barcode data');
  readCode();
  press('Try again');
  await screen.findByLabelText('Name');
});

it('shows that a save is in progress', async () => {
  readCode();
  const saved = stallRoute(ROUTES.updateCode);
  open();
  await screen.findByLabelText('Name');
  fill({ Name: 'Red bag' });
  await findButton('Save');
  press('Save');
  await screen.findByText('Saving…');
  expect(saved).toEqual([
    {
      params: { id: CODE._id },
      body: { name: 'Red bag', revision: CODE.revision },
    },
  ]);
});

it('marks an invalid link and sends nothing', async () => {
  readCode();
  const saved = stallRoute(ROUTES.updateCode);
  open();
  await screen.findByLabelText('Link');
  fill({ Link: 'nonsense' });
  await findButton('Save');
  press('Save');
  await waitFor(() => expect(errorOf('Link')).toBe('Invalid URL format'));
  expect(saved).toEqual([]);
});

it('shows which code it edits', async () => {
  readCode();
  open();
  await screen.findByText('7K3M 9QWX 2P', { selector: '.qu-head-code' });
  expect(screen.getByAltText('QR code of Blue bag')).toBeDefined();
  const link = screen.getByText('qlaim.example/7K3M9QWX2P');
  expect(link.getAttribute('href')).toBe(CODE.link);
  expect(screen.getByLabelText('Copy the link of Blue bag')).toBeDefined();
});

it('clears the destination after a question, and offers to undo it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  readCode();
  const cleared = answerRoute(ROUTES.clearContent, () => ({
    barcode: { ...CODE, storedInfo: null, revision: 3 },
    message: 'QR code stored file deleted successfully',
    undo: 5,
  }));
  open();
  press('Empty this code', await screen.findByLabelText('This code'));
  await screen.findByText('Empty this code?');
  press('Empty', screen.getByRole('alertdialog'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(cleared).toHaveLength(1);
  cleanup();
  const restored = answerRoute(ROUTES.restoreCode, () => ({ barcode: CODE, message: 'restored' }));
  open();
  await screen.findByText('QR code stored file deleted successfully');
  press('Undo');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(restored).toEqual([{ params: { id: CODE._id }, body: { version: 5, revision: 3 } }]);
});

it('shows content that has no tab', async () => {
  const storedInfo: StoredInfo = { infoType: 'pdf', pdf: 'https://a.com/a.pdf', pdfs: [], files: [] };
  answerRoute(ROUTES.code, () => ({ barcode: { ...CODE, storedInfo } }));
  open();
  await screen.findByLabelText('Name');
  expect(screen.getByText('Opens a PDF')).toBeDefined();
});

it('shows the server’s issue at its field, also after a second reload', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  readCode();
  refuseRoute(ROUTES.updateCode, 'invalid_input', {
    issues: [{ path: 'link', message: 'Invalid URL format' }],
  });
  open();
  await screen.findByLabelText('Link');
  fill({ Link: 'https://example.com/new' });
  await findButton('Save');
  press('Save');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  for (let reloads = 0; reloads < 2; reloads += 1) {
    cleanup();
    open();
    await screen.findByLabelText('Link');
    expect(errorOf('Link')).toBe('Invalid URL format');
  }
});
