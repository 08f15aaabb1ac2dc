import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedOut } from '../../../testing/session.ts';

const EMAIL = 'rosa@example.com';

async function signUp() {
  signedOut();
  openApp('/register?code=7k3m9qwx2p');
  await findButton('Sign up');
  fill({ 'First name': 'Rosa', 'Last name': 'Marin', Email: EMAIL, Password: 'secret-1' });
  press('Sign up');
}

async function enterOtp() {
  const user = aUser({ email: EMAIL, emailVerified: false });
  answerRoute(ROUTES.register, () => ({ user, message: 'Please enter the OTP sent to your email' }));
  await signUp();
  await screen.findByText(EMAIL);
  fill({ 'One-time code': '123456' });
  press('Submit');
}

it('shows that the sign-up is in progress and sends the claimed code with it', async () => {
  const asked = stallRoute(ROUTES.register);
  await signUp();
  await waitFor(() => expect(busyButtons()).toEqual(['Sign up']));
  const body = {
    firstName: 'Rosa',
    lastName: 'Marin',
    email: EMAIL,
    password: 'secret-1',
    link: '7K3M9QWX2P',
  };
  expect(asked).toEqual([{ body }]);
});

it.each([
  ['too_many_requests', 'Too many tries. Please wait a little'],
  ['unavailable', 'This is not available right now. Please try again'],
] as const)('shows the message of the refusal %s and keeps the input', async (code, words) => {
  refuseRoute(ROUTES.register, code);
  await signUp();
  await screen.findAllByText(words);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL);
});

it('shows the fallback message without a connection', async () => {
  disconnectRoute(ROUTES.register);
  await signUp();
  await screen.findAllByText('Something went wrong');
});

it('shows that the submission of the one-time code is in progress', async () => {
  const asked = stallRoute(ROUTES.verifyEmail);
  await enterOtp();
  await waitFor(() => expect(busyButtons()).toEqual(['Submit']));
  expect(asked).toEqual([{ body: { email: EMAIL, otp: '123456' } }]);
});

it('stays on the page after a wrong one-time code and shows the reason', async () => {
  refuseRoute(ROUTES.verifyEmail, 'otp_invalid');
  await enterOtp();
  await waitFor(() => expect(errorOf('One-time code')).toBe('Please enter valid otp'));
});

it('opens the login after the right one-time code', async () => {
  answerRoute(ROUTES.verifyEmail, () => ({ message: 'Otp verified successfully' }));
  await enterOtp();
  await screen.findByText('Otp verified successfully');
  await findButton('Login');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL);
});
