import { PublicBarcode, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
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

beforeEach(() => signedIn(USER));

const open = () => openApp(`/edit/${CODE.shortCode}`);
const readCode = () => answerRoute(ROUTES.code, () => ({ barcode: CODE }));

it('shows that the code is loading', async () => {
  const asked = stallRoute(ROUTES.code);
  open();
  await screen.findByText('Loading the QR code');
  await waitFor(() => expect(asked).toEqual([{ params: { code: CODE.shortCode }, query: {} }]));
});

it('shows the code to its owner', async () => {
  readCode();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Blue bag');
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe('https://example.com/');
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
  press('Save');
  await screen.findByText('Saving…');
  expect(saved).toEqual([
    {
      params: { id: CODE._id },
      body: { name: 'Red bag', type: 'link', link: 'https://example.com/' },
    },
  ]);
});

it('marks an invalid link and sends nothing', async () => {
  readCode();
  const saved = stallRoute(ROUTES.updateCode);
  open();
  await screen.findByLabelText('Link');
  fill({ Link: 'nonsense' });
  press('Save');
  await waitFor(() => expect(errorOf('Link')).toBe('Invalid URL format'));
  expect(saved).toEqual([]);
});

it.each([
  ['edited_meanwhile', 'This code was changed elsewhere meanwhile'],
  ['unavailable', 'Your last change was not saved'],
] as const)('shows the input again after the reload that follows %s', async (code, title) => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  readCode();
  refuseRoute(ROUTES.updateCode, code);
  open();
  await screen.findByLabelText('Name');
  fill({ Name: 'Red bag' });
  press('Save');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  cleanup();
  open();
  await screen.findByText(title);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Red bag');
  press('Show what is saved');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Blue bag');
});
