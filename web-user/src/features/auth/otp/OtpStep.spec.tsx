import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { expectSaidInPlace, expectToastedOnce } from '@qlaim/web-kit/testing/said-once';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/session.ts';

const FIELD = 'One-time code';

async function submit(digits: string) {
  signedIn(aUser({ emailVerified: false }));
  openApp('/login');
  await screen.findByLabelText(FIELD);
  fill({ [FIELD]: digits });
  press('Submit');
}

async function expectRefused(words: string) {
  await expectToastedOnce(words);
  expect(document.activeElement).toBe(screen.getByLabelText(FIELD));
  await expectSaidInPlace(words);
  expect(errorOf(FIELD)).toBe(words);
}

it('shows that the submission is in progress and sends the code once', async () => {
  const asked = stallRoute(ROUTES.otpVerify);
  await submit('123456');
  await waitFor(() => expect(busyButtons()).toEqual(['Submit']));
  press('Submit');
  expect(asked).toEqual([{ body: { otp: '123456' } }]);
});

it.each([
  ['otp_invalid', 'Please enter valid otp'],
  ['too_many_requests', 'Too many tries. Please wait a little'],
  ['unavailable', 'This is not available right now. Please try again'],
] as const)('says the refusal %s once, in a toast and then at the field', async (code, words) => {
  refuseRoute(ROUTES.otpVerify, code);
  await submit('123456');
  await expectRefused(words);
});

it('shows the fallback message without a connection', async () => {
  disconnectRoute(ROUTES.otpVerify);
  await submit('123456');
  await expectRefused('Please enter valid otp');
});

it('sends no code with fewer than six digits', async () => {
  const asked = stallRoute(ROUTES.otpVerify);
  await submit('12345');
  await waitFor(() => expect(errorOf(FIELD)).toBe('Please enter valid otp'));
  expect(asked).toEqual([]);
});

it('opens the list of codes after the right code', async () => {
  answerRoute(ROUTES.otpVerify, () => ({ user: aUser(), message: 'Otp verified successfully' }));
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [] }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
  await submit('123456');
  await screen.findByText('You have no QR codes yet');
});

it('opens the login after the session ends', async () => {
  refuseRoute(ROUTES.otpVerify, 'signed_out');
  await submit('123456');
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: false, user: null }));
  await findButton('Login');
  expect(screen.getByText('Please sign in').closest('[role=alert]')).not.toBeNull();
});

it('sends the code at its sixth digit', async () => {
  const asked = stallRoute(ROUTES.otpVerify);
  signedIn(aUser({ emailVerified: false }));
  openApp('/login');
  await screen.findByLabelText(FIELD);

  fill({ [FIELD]: '123456' });

  await waitFor(() => expect(asked).toEqual([{ body: { otp: '123456' } }]));
});
