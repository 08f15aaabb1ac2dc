import { ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { expectToastedOnce } from '@qlaim/web-kit/testing/said-once';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentPath, openApp } from '../../../testing/open-app.tsx';
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
  const user = aUser({ email: EMAIL, emailVerified: false, awaitedCode: '7K3M9QWX2P' });
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
  await expectToastedOnce('Please enter valid otp');
  expect(errorOf('One-time code')).toBe('Please enter valid otp');
});

it('opens the login after the right one-time code', async () => {
  answerRoute(ROUTES.verifyEmail, () => ({ message: 'Otp verified successfully' }));
  await enterOtp();
  await screen.findByText('Otp verified successfully');
  await findButton('Login');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(EMAIL);
});

it('opens the editor of the claimed code after the right one-time code of this browser', async () => {
  const user = aUser({ email: EMAIL });
  const claim = { code: '7K3M9QWX2P', outcome: 'claimed', message: 'QR code claimed successfully' } as const;
  answerRoute(ROUTES.verifyEmail, () => ({ user, claim, message: 'Otp verified successfully' }));
  await enterOtp();
  await waitFor(() => expect(currentPath()).toBe('/edit/7K3M9QWX2P'));
  await screen.findByText('Otp verified successfully');
});

describe('the sign-up by email alone', () => {
  const open = () => {
    signedOut();
    openApp('/register?code=7k3m9qwx2p&by=email');
    return findButton('Send me a code');
  };

  it('asks for nothing but the email', async () => {
    const user = aUser({ email: EMAIL, firstName: '', lastName: '', emailVerified: false });
    const asked = answerRoute(ROUTES.registerByEmail, () => ({ user, message: 'Sent' }));
    await open();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    fill({ Email: 'Rosa@Example.com' });
    press('Send me a code');
    await screen.findByLabelText('One-time code');
    expect(asked).toMatchObject([{ body: { email: EMAIL, link: '7K3M9QWX2P' } }]);
  });

  it('says at the field what is wrong with the email, and keeps it', async () => {
    await open();
    fill({ Email: 'rosa@' });
    press('Send me a code');
    await waitFor(() => expect(errorOf('Email')).toBe('Please enter valid email'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@');
  });

  it('leads to the form with name and password, and back', async () => {
    await open();
    fireEvent.click(screen.getByText('Sign up with name and password'));
    await screen.findByLabelText('First name');
    fireEvent.click(screen.getByText('Sign up with your email alone'));
    await findButton('Send me a code');
  });

  it('needs a code', async () => {
    signedOut();
    openApp('/register?by=email');
    await screen.findByLabelText('First name');
    expect(screen.queryByText('Sign up with your email alone')).toBeNull();
  });
});

describe('a code that is taken', () => {
  it.each(['/register?code=7K3M9QWX2P', '/register?code=7K3M9QWX2P&by=email'])(
    'asks nobody to sign up at %s, and leads to the page that says why',
    async (address) => {
      const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
      signedOut();
      answerRoute(ROUTES.code, () => ({ barcode: aBarcode({ claimable: false }) }));
      openApp(address);
      await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/claim/7K3M9QWX2P'));
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('is found out by the sign-up itself where the server does not answer', async () => {
    signedOut();
    disconnectRoute(ROUTES.code);
    openApp('/register?code=7K3M9QWX2P&by=email');
    await findButton('Send me a code');
  });
});
