import { ROUTES, type ScannedClaim } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentPath, openApp } from '../../testing/open-app.tsx';
import { signedIn, signedOut } from '../../testing/session.ts';

const CODE = '7K3M9QWX2P';
const claimed: ScannedClaim = {
  code: CODE,
  outcome: 'claimed',
  message: 'QR code claimed successfully',
};
const lost: ScannedClaim = {
  code: CODE,
  outcome: 'already_claimed',
  message: 'This QR code has already been claimed',
};
const user = aUser();
const unverified = aUser({ emailVerified: false, awaitedCode: CODE });

beforeEach(() => {
  sessionStorage.clear();
  answerRoute(ROUTES.code, () => ({ barcode: aBarcode() }));
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [] }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
});

async function signIn(path: string) {
  signedOut();
  openApp(path);
  await findButton('Login');
  fill({ Email: user.email, Password: 'secret-1' });
  press('Login');
}

async function enterOtp() {
  await screen.findByLabelText('One-time code');
  fill({ 'One-time code': '123456' });
  press('Submit');
}

const tag = () => screen.queryByText('7K3M 9QWX 2P');
const doneSteps = () => document.querySelectorAll('.qk-step-done').length;

it('opens the editor of the code that the sign-in claimed', async () => {
  answerRoute(ROUTES.code, () => ({ barcode: aBarcode({ shortCode: CODE, claimed: true, user }) }));
  const asked = answerRoute(ROUTES.login, () => ({ user, message: 'Login successfully', claim: claimed }));
  await signIn(`/login?code=${CODE}`);
  await screen.findByText('This code is yours');
  await waitFor(() => expect(currentPath()).toBe(`/edit/${CODE}`));
  expect(asked).toEqual([{ body: { email: user.email, password: 'secret-1', link: CODE } }]);
  expect(screen.getByText('Login successfully')).not.toBeNull();
});

it('tells who has lost the code at sign-in, and does not claim it again', async () => {
  const asked = answerRoute(ROUTES.login, () => ({ user, message: 'Login successfully', claim: lost }));
  await signIn(`/login?code=${CODE}`);
  const toast = await screen.findByText('This QR code has already been claimed');
  expect(toast.closest('[role=alert]')).not.toBeNull();
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(screen.queryByText('Login successfully')).toBeNull();
  expect(asked).toHaveLength(1);
});

it('opens the editor after the one-time code, with the code that the server knows from another device', async () => {
  const asked = answerRoute(ROUTES.otpVerify, () => ({
    user,
    message: 'Otp verified successfully',
    claim: claimed,
  }));
  signedIn(unverified);
  openApp('/login');
  await screen.findByLabelText('One-time code');
  expect([tag() !== null, doneSteps()]).toEqual([true, 1]);
  await enterOtp();
  await waitFor(() => expect(currentPath()).toBe(`/edit/${CODE}`));
  expect(asked).toEqual([{ body: { otp: '123456' } }]);
});

it('sends a code that was scanned after the login with the one-time code', async () => {
  const asked = answerRoute(ROUTES.otpVerify, () => ({
    user,
    message: 'Otp verified successfully',
    claim: lost,
  }));
  signedIn(aUser({ emailVerified: false }));
  openApp(`/login?code=${CODE}`);
  await enterOtp();
  await screen.findByText('This QR code has already been claimed');
  expect(asked).toEqual([{ body: { otp: '123456', link: CODE } }]);
});

async function signUp() {
  signedOut();
  answerRoute(ROUTES.register, () => ({
    user: unverified,
    message: 'Please enter the OTP sent to your email',
  }));
  openApp(`/register?code=${CODE}`);
  await findButton('Sign up');
  fill({ 'First name': 'Rosa', 'Last name': 'Marin', Email: user.email, Password: 'secret-1' });
  press('Sign up');
  await enterOtp();
}

it('keeps the tag and the steps from the sign-up to the sign-in, and ends in the editor', async () => {
  answerRoute(ROUTES.verifyEmail, () => ({ message: 'Otp verified successfully', claim: claimed }));
  const asked = answerRoute(ROUTES.login, () => ({ user, message: 'Login successfully', claim: claimed }));
  await signUp();
  await findButton('Login');
  expect([tag() !== null, doneSteps()]).toEqual([true, 2]);
  fill({ Password: 'secret-1' });
  press('Login');
  await waitFor(() => expect(currentPath()).toBe(`/edit/${CODE}`));
  expect(asked).toEqual([{ body: { email: user.email, password: 'secret-1', link: CODE } }]);
});

it('tells who has lost the code when the email is verified, and drops the tag', async () => {
  answerRoute(ROUTES.verifyEmail, () => ({ message: 'Otp verified successfully', claim: lost }));
  await signUp();
  await findButton('Login');
  await screen.findByText('This QR code has already been claimed');
  expect(tag()).toBeNull();
});

async function signUpWithoutCode() {
  signedOut();
  answerRoute(ROUTES.register, () => ({
    user: aUser({ emailVerified: false }),
    message: 'Please enter the OTP sent to your email',
  }));
  openApp('/register');
  await findButton('Sign up');
  fill({ 'First name': 'Rosa', 'Last name': 'Marin', Email: user.email, Password: 'secret-1' });
  press('Sign up');
  await screen.findByLabelText('One-time code');
  expect(tag()).toBeNull();
  await enterOtp();
}

it('goes on with the code of another device once the email is verified', async () => {
  answerRoute(ROUTES.verifyEmail, () => ({ message: 'Otp verified successfully', claim: claimed }));
  await signUpWithoutCode();
  await findButton('Login');
  expect(tag()).not.toBeNull();
});

it('tells who has lost the code of another device', async () => {
  answerRoute(ROUTES.verifyEmail, () => ({ message: 'Otp verified successfully', claim: lost }));
  await signUpWithoutCode();
  const toast = await screen.findByText('This QR code has already been claimed');
  expect(toast.closest('[role=alert]')).not.toBeNull();
  await findButton('Login');
  expect(tag()).toBeNull();
});

it.each(['/', '/profile', `/edit/${CODE}`])(
  'tells who has lost the code, also on the way back to %s',
  async (from) => {
    answerRoute(ROUTES.login, () => ({ user, message: 'Login successfully', claim: lost }));
    signedOut();
    openApp(from);
    await findButton('Login');
    fill({ Email: user.email, Password: 'secret-1' });
    signedIn(user);
    press('Login');
    const toast = await screen.findByText('This QR code has already been claimed');
    expect(toast.closest('[role=alert]')).not.toBeNull();
    await waitFor(() => expect(currentPath()).toBe(from));
  },
);
