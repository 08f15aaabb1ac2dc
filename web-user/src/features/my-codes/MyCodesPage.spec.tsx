import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn, signedOut } from '../../testing/session.ts';

const USER = aUser();
const TEXTS = { topBannerText: 'Free shipping', bottomBannerText: '', sideBannerText: '' };

beforeEach(() => {
  signedIn(USER);
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [TEXTS] }));
});

const codes = (...names: string[]) =>
  answerRoute(ROUTES.codesOfUser, () => ({
    barcodes: names.map((name, place) => aBarcode({ name, _id: String(place) })),
  }));

const findCode = (name: string) => screen.findByText(name, { selector: 'h2' });
const names = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

const LOADING = 'Loading your QR codes';

it('shows that the codes are loading', async () => {
  const asked = stallRoute(ROUTES.codesOfUser);
  openApp('/');
  await screen.findByText(LOADING);
  await waitFor(() => expect(asked).toEqual([{ params: { userId: USER._id }, query: {} }]));
});

it.each([
  ['the codes only with the banners', () => stallRoute(ROUTES.banners)],
  ['the banners only with the codes', () => stallRoute(ROUTES.codesOfUser)],
])('shows %s, so that nothing shifts', async (_what, stall) => {
  codes('Blue bag');
  stall();
  openApp('/');
  await screen.findByText(LOADING);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText(LOADING)).toBeDefined();
  expect(names()).toEqual([]);
  expect(screen.queryByText('Free shipping')).toBeNull();
});

it('shows the codes and the banner texts', async () => {
  codes('Blue bag', 'Red bag');
  openApp('/');
  await findCode('Blue bag');
  expect(names()).toEqual(['Blue bag', 'Red bag', 'Claim another code']);
  expect(screen.getByText('Free shipping').tagName).toBe('ASIDE');
});

it('shows the codes of every page of the answer', async () => {
  const asked = answerRoute(ROUTES.codesOfUser, ({ query }) =>
    query?.skip === undefined
      ? { barcodes: [aBarcode({ name: 'Blue bag', _id: '1' })], next: 1000 }
      : { barcodes: [aBarcode({ name: 'Red bag', _id: '2' })] },
  );
  openApp('/');
  await findCode('Red bag');
  expect(names()).toEqual(['Blue bag', 'Red bag', 'Claim another code']);
  expect(asked.map(({ query }) => query)).toEqual([{}, { skip: 1000 }]);
});

it('shows the first steps to a user without codes', async () => {
  codes();
  openApp('/');
  await screen.findByText('You have no QR codes yet');
  expect(screen.getByLabelText('Printed code')).toBeDefined();
});

it('shows the codes when the banners fail', async () => {
  refuseRoute(ROUTES.banners, 'unavailable');
  codes('Blue bag');
  openApp('/');
  await findCode('Blue bag');
  expect(screen.queryByText('Free shipping')).toBeNull();
});

it.each([
  [
    'a lost connection',
    () => disconnectRoute(ROUTES.codesOfUser),
    'Check your connection and try again. Scans of your codes work on meanwhile.',
  ],
  [
    'too many requests',
    () => refuseRoute(ROUTES.codesOfUser, 'too_many_requests', { retryAfter: 20 }),
    'Many tries came from your network just now. Try again in 20 seconds. Scans of your codes work on meanwhile.',
  ],
  [
    'a fault of the server',
    () => refuseRoute(ROUTES.codesOfUser, 'unavailable'),
    'The fault is ours, not yours. Try again in a moment.',
  ],
])('shows advice after %s and retries on request', async (_failure, fail, advice) => {
  fail();
  openApp('/');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Error while getting barcode data');
  expect(screen.getByText(advice)).toBeDefined();
  codes('Blue bag');
  press('Try again');
  await findCode('Blue bag');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the shown codes when a new read fails', async () => {
  codes('Blue bag');
  openApp('/');
  await findCode('Blue bag');
  refuseRoute(ROUTES.codesOfUser, 'unavailable');
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('What you see may be out of date.');
  expect(names()).toContain('Blue bag');
});

it('opens the login after the session ends', async () => {
  disconnectRoute(ROUTES.codesOfUser);
  openApp('/');
  await findButton('Try again');
  signedOut();
  refuseRoute(ROUTES.codesOfUser, 'signed_out');
  press('Try again');
  await findButton('Login');
});

it.each([
  ['names the code that was claimed on the way here', '7K3M9QWX2P', 1],
  ['says nothing about a code of someone else', '0000000000', 0],
])('%s', async (_what, claimed, toasts) => {
  codes('Blue bag');
  openApp(`/?claimed=${claimed}`);
  await findCode('Blue bag');
  const toast = 'QR code claimed successfully: Blue bag';
  if (toasts > 0) await screen.findByText(toast);
  expect(screen.queryAllByText(toast)).toHaveLength(toasts);
});
