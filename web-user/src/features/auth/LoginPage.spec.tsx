import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { expectSaidInPlace, expectToastedOnce } from '@qlaim/web-kit/testing/said-once';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedOut } from '../../testing/session.ts';

const TYPED = { email: 'rosa@example.com', password: 'secret-1' };

async function logIn() {
  signedOut();
  openApp('/login');
  await findButton('Login');
  fill({ Email: TYPED.email, Password: TYPED.password });
  press('Login');
}

it('shows that the login is in progress and sends it once', async () => {
  const asked = stallRoute(ROUTES.login);
  await logIn();
  await waitFor(() => expect(busyButtons()).toEqual(['Login']));
  press('Login');
  expect(asked).toEqual([{ body: TYPED }]);
});

it('opens the list of codes after the login', async () => {
  const user = aUser();
  answerRoute(ROUTES.login, () => ({ user, message: 'Login successfully' }));
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [] }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
  await logIn();
  await screen.findByText('You have no QR codes yet');
  expect(screen.getByText('Login successfully').closest('[role=status]')).not.toBeNull();
});

it('asks for the console once after the login of an admin', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  answerRoute(ROUTES.login, () => ({ user: aUser({ role: 'admin' }), message: 'Login successfully' }));
  await logIn();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Login' })).toBeNull());
  expect(leave).toHaveBeenCalledExactlyOnceWith('/admin');
});

it.each([
  ['wrong_credentials', 'Wrong email or password'],
  ['too_many_requests', 'Too many tries. Please wait a little'],
  ['unavailable', 'This is not available right now. Please try again'],
] as const)(
  'says the refusal %s once, in a toast and then above the button, and keeps the input',
  async (code, words) => {
    refuseRoute(ROUTES.login, code);
    await logIn();
    await expectToastedOnce(words);
    const said = await expectSaidInPlace(words);
    expect(said.closest('.qu-form-failure')).not.toBeNull();
    expect(said.closest('[role]')).toBeNull();
    expect(busyButtons()).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(TYPED.email);
  },
);

it('shows the fallback message without a connection', async () => {
  disconnectRoute(ROUTES.login);
  await logIn();
  await screen.findAllByText('Something went wrong');
});

it.each([true, false])('offers a passkey where the browser knows them: %s', async (known) => {
  if (known) vi.stubGlobal('PublicKeyCredential', class {});
  signedOut();
  openApp('/login');
  await findButton('Login');
  expect(screen.queryByRole('button', { name: /passkey/ }) !== null).toBe(known);
});

it('marks the field that the server refuses', async () => {
  const message = 'Please enter valid email';
  refuseRoute(ROUTES.login, 'invalid_input', { issues: [{ path: 'email', message }] });
  await logIn();
  await waitFor(() => expect(errorOf('Email')).toBe(message));
  await expectSaidInPlace(message);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('focuses the password that is wrong, and says so until the next try', async () => {
  refuseRoute(ROUTES.login, 'wrong_credentials');
  await logIn();
  await expectToastedOnce('Wrong email or password');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));

  stallRoute(ROUTES.login);
  press('Login');

  await waitFor(() => expect(screen.queryAllByText('Wrong email or password')).toEqual([]));
});
