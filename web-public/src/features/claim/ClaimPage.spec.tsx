import { type Barcode, PublicBarcode, ROUTES, type User } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { press } from '@qlaim/web-kit/testing/forms';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

const FREE = aBarcode({ approved: true, claimable: true });
const PATH = `/claim/${FREE.shortCode}`;
const UNREACHABLE = 'The code could not be looked up';
const WAITING = 'This code is waiting for its owner';

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

function given(barcode: Barcode, user: User | null = null) {
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: user !== null, user }));
  const all = user !== null && barcode.user?._id === user._id;
  return answerRoute(ROUTES.code, () => ({ barcode: all ? barcode : PublicBarcode.parse(barcode) }));
}

describe('the page of a scanned code', () => {
  it('shows a waiting state while it looks up the code', async () => {
    given(FREE);
    stallRoute(ROUTES.code);
    openApp(PATH);
    await screen.findByText('Looking at the code');
  });

  it('offers a free code, in any spelling of the address', async () => {
    const asked = given(FREE);
    openApp('/claim/7k3m9qwx2p');
    await findTitle(WAITING);
    expect(asked).toEqual([{ params: { code: '7K3M9QWX2P' }, query: {} }]);
    const signIn = screen.getByText('Sign in here');
    expect(signIn.getAttribute('href')).toBe('/login?code=7K3M9QWX2P');
  });

  it('offers a free code if the sign-in state is unknown', async () => {
    given(FREE);
    refuseRoute(ROUTES.loginStatus, 'unavailable');
    openApp(PATH);
    await findTitle(WAITING);
  });

  it('links its owner to the editor', async () => {
    const user = aUser();
    given(aBarcode({ claimed: true, user }), user);
    openApp(PATH);
    await findTitle('This code is yours');
    expect(screen.getByText('Choose where it leads').closest('a')?.getAttribute('href')).toBe(
      '/edit/7K3M9QWX2P',
    );
  });

  it('shows an admin a note instead of the button', async () => {
    given(FREE, aUser({ role: 'admin' }));
    openApp(PATH);
    await screen.findByText('You are signed in as an admin');
    expect(screen.queryByText('Claim this code')).toBeNull();
  });

  it.each([
    ['This QR code has already been claimed', { claimed: true }],
    ['This code is switched off', { isActive: false }],
    ['This item has not been paid for yet', { restricted: true }],
    ['This code is not ready yet', {}],
  ])('shows why a code cannot be claimed: %s', async (title, state) => {
    given(aBarcode(state));
    openApp(PATH);
    await findTitle(title);
    expect(screen.queryByText('Claim this code')).toBeNull();
  });

  it('shows that a code is unknown', async () => {
    given(FREE);
    refuseRoute(ROUTES.code, 'unknown_code');
    openApp(PATH);
    await findTitle('This code is not known');
  });

  // The test has no handlers, so any request fails it.
  it('sends no request for an invalid code', async () => {
    openApp('/claim/hello');
    await findTitle('This code is not known');
  });

  it.each([
    ['a lost connection', () => disconnectRoute(ROUTES.code), 'Check your connection and try again.'],
    [
      'too many requests',
      () => refuseRoute(ROUTES.code, 'too_many_requests', { retryAfter: 30 }),
      'Many tries came from your network just now. Try again in 30 seconds.',
    ],
    [
      'a fault of the server',
      () => refuseRoute(ROUTES.code, 'unavailable'),
      'The fault is ours, not yours. Try again in a moment.',
    ],
  ])('shows the advice after %s, and tries again on request', async (_failure, fail, advice) => {
    given(FREE);
    fail();
    openApp(PATH);
    await findTitle(UNREACHABLE);
    await screen.findByText(advice);
    given(FREE);
    press('Try again');
    await findTitle(WAITING);
  });
});
