import { PublicBarcode, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

const FREE = aBarcode({ approved: true, claimable: true });
const CODE = FREE.shortCode;
const USER = aUser();
const CLAIM = 'Claim this code';

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockReturnValue();
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: true, user: USER }));
  answerRoute(ROUTES.code, () => ({ barcode: PublicBarcode.parse(FREE) }));
  answerRoute(ROUTES.me, () => ({ user: USER }));
});

async function pressClaim() {
  openApp(`/claim/${CODE}`);
  await findButton(CLAIM);
  press(CLAIM);
}

const expectToLeaveFor = (address: string) =>
  waitFor(() => expect(window.location.assign).toHaveBeenCalledExactlyOnceWith(address));

describe('the claim flow (specification section 4)', () => {
  it('shows a busy button during the claim', async () => {
    const asked = stallRoute(ROUTES.assignCode);
    await pressClaim();
    await waitFor(() => expect(asked).toEqual([{ body: { link: CODE, user: USER._id } }]));
    expect(busyButtons()).toEqual([CLAIM]);
  });

  it('assigns the code to a verified user, and opens the list of codes', async () => {
    const message = 'QR code claimed successfully';
    answerRoute(ROUTES.assignCode, () => ({ barcode: aBarcode({ claimed: true, user: USER }), message }));
    await pressClaim();
    await expectToLeaveFor('/');
    expect(sessionStorage.getItem('qlaim:toasts')).toContain(message);
    expect(busyButtons()).toEqual([CLAIM]);
  });

  it('sends a signed-out visitor to the sign-up', async () => {
    refuseRoute(ROUTES.me, 'signed_out');
    await pressClaim();
    await expectToLeaveFor(`/register?code=${CODE}`);
  });

  it('sends the visitor to the sign-up if the session ends during the claim', async () => {
    refuseRoute(ROUTES.assignCode, 'signed_out');
    await pressClaim();
    await expectToLeaveFor(`/register?code=${CODE}`);
  });

  it('asks an unverified user to verify the email', async () => {
    answerRoute(ROUTES.me, () => ({ user: aUser({ emailVerified: false }) }));
    await pressClaim();
    await screen.findByText('Verify your email first');
  });

  it('asks the user to verify the email if the server refuses the claim for it', async () => {
    refuseRoute(ROUTES.assignCode, 'email_unverified');
    await pressClaim();
    await screen.findByText('Verify your email first');
  });

  it('does not claim a code for an admin', async () => {
    answerRoute(ROUTES.me, () => ({ user: aUser({ role: 'admin' }) }));
    await pressClaim();
    await screen.findByText('You are signed in as an admin');
    expect(screen.queryByText(CLAIM)).toBeNull();
  });

  it('shows that another user has claimed the code first', async () => {
    refuseRoute(ROUTES.assignCode, 'already_claimed');
    await pressClaim();
    await screen.findByText('This QR code has already been claimed');
  });

  it.each(['not_claimable', 'unknown_code'] as const)('looks up the code again after %s', async (code) => {
    refuseRoute(ROUTES.assignCode, code);
    await pressClaim();
    answerRoute(ROUTES.code, () => ({ barcode: PublicBarcode.parse(aBarcode({ isActive: false })) }));
    await screen.findByText('This code is switched off');
  });
});

describe('a failed claim', () => {
  it.each([
    ['the user', ROUTES.me],
    ['the claim', ROUTES.assignCode],
  ])('shows the advice after a lost connection, and allows another try: %s', async (_what, route) => {
    disconnectRoute(route);
    await pressClaim();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe('Something went wrongCheck your connection and try again.');
    expect(busyButtons()).toEqual([]);
    refuseRoute(route, 'unavailable');
    press(CLAIM);
    await screen.findByText('The fault is ours, not yours. Try again in a moment.');
  });

  it('does not blame the connection after too many requests', async () => {
    refuseRoute(ROUTES.me, 'too_many_requests', { retryAfter: 30 });
    await pressClaim();
    await screen.findByText('Too many tries. Please wait a little');
    await screen.findByText('Many tries came from your network just now. Try again in 30 seconds.');
  });
});
