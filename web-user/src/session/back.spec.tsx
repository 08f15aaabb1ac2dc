import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BEFORE, currentPath, goBack, openApp } from '../testing/open-app.tsx';
import { signedIn, signedOut } from '../testing/session.ts';

const USER = aUser();
const CODE = aBarcode({ claimed: true, user: USER });

beforeEach(() => {
  signedIn(USER);
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [] }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
  answerRoute(ROUTES.code, () => ({ barcode: CODE }));
});

/** Waits for a page, and expects that Back leaves out the page that led there. */
async function expectReplaced(path: string): Promise<void> {
  await waitFor(() => expect(currentPath()).toBe(path));
  goBack();
  await waitFor(() => expect(currentPath()).toBe(BEFORE));
}

describe('the page before in the history', () => {
  it('is not the sign-in', async () => {
    signedOut();
    openApp('/login');
    await findButton('Login');
    answerRoute(ROUTES.login, () => ({ user: USER, message: 'Login successfully' }));
    signedIn(USER);
    fill({ Email: USER.email, Password: 'secret-1' });
    press('Login');
    await screen.findByText('You have no QR codes yet');
    await expectReplaced('/');
  });

  it('is not one that was signed out of', async () => {
    openApp('/');
    fireEvent.click(await screen.findByLabelText('Menu'));
    answerRoute(ROUTES.logout, () => ({ message: 'Signed out successfully' }));
    signedOut();
    fireEvent.click(await screen.findByText('Sign Out'));
    await findButton('Login');
    await expectReplaced('/login');
  });

  it('is not the form of a new password', async () => {
    signedOut();
    answerRoute(ROUTES.openReset, () => ({ valid: true as const }));
    openApp('/reset?token=abc');
    await screen.findByLabelText('New password');
    answerRoute(ROUTES.resetPassword, () => ({ message: 'Password changed' }));
    fill({ 'New password': 'a-long-secret-1', 'Confirm password': 'a-long-secret-1' });
    press('Set password');
    await findButton('Login');
    await expectReplaced('/login');
  });

  it('is not the form of a confirmed e-mail that claimed a code', async () => {
    signedIn(aUser({ pendingEmail: 'rosa.marin@example.com' }));
    openApp('/profile');
    await screen.findByLabelText('One-time code');
    answerRoute(ROUTES.otpVerify, () => ({
      user: USER,
      message: 'Otp verified successfully',
      claim: { code: CODE.shortCode, outcome: 'claimed' as const, message: 'QR code claimed successfully' },
    }));
    fill({ 'One-time code': '123456' });
    press('Submit');
    await screen.findByText('This code is yours');
    await expectReplaced(`/edit/${CODE.shortCode}`);
  });

  it('is not the address that says which code was claimed', async () => {
    openApp(`/edit/${CODE.shortCode}?claimed=${CODE.shortCode}`);
    await screen.findByText('This code is yours');
    await expectReplaced(`/edit/${CODE.shortCode}`);
  });
});
