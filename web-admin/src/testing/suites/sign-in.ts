import { ROUTES, type User } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openConsole } from '../open-console.tsx';
import { ADMIN, listCodes, readBanners, signedIn, signedOut } from '../server.ts';

const TYPED = { email: 'ada@example.com', password: 'secret-1' };

async function logIn() {
  openConsole();
  await findButton('Login');
  fill({ Email: 'Ada@Example.com', Password: TYPED.password });
  press('Login');
}

export function accessSuite(): void {
  it('shows that the console loads while the server looks up the session', async () => {
    stallRoute(ROUTES.loginStatus);
    openConsole();
    await screen.findByText('Loading');
  });

  it.each(['unavailable', 'too_many_requests'] as const)('opens the sign-in after %s', async (code) => {
    refuseRoute(ROUTES.loginStatus, code);
    openConsole();
    await findButton('Login');
  });

  it('opens the codes to an admin with a session', async () => {
    signedIn();
    listCodes([]);
    readBanners();
    openConsole('/admin/login');
    await screen.findByText('No QR codes yet');
  });

  it('redirects a user without the admin role to the user pages', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    signedIn(aUser());
    openConsole();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(screen.queryByText('Generate QR Links')).toBeNull();
  });
}

export function signInSuite(): void {
  beforeEach(signedOut);

  it('shows that the request is in progress and sends it once', async () => {
    const asked = stallRoute(ROUTES.login);
    await logIn();
    await waitFor(() => expect(busyButtons()).toEqual(['Login']));
    press('Login');
    expect(asked).toEqual([{ body: TYPED }]);
  });

  it('sends nothing without email and password', async () => {
    openConsole();
    await findButton('Login');
    press('Login');
    expect([errorOf('Email'), errorOf('Password')]).toEqual(['Email is required', 'Password is required']);
  });

  it('opens the codes after success', async () => {
    listCodes([]);
    readBanners();
    answerRoute(ROUTES.login, () => {
      signedIn();
      return { user: ADMIN, message: 'Login successfully' };
    });
    await logIn();
    await screen.findByText('No QR codes yet');
  });

  it.each([
    ['wrong_credentials', 'Wrong email or password'],
    ['too_many_requests', 'Too many tries. Please wait a little'],
    ['unavailable', 'This is not available right now. Please try again'],
  ] as const)('shows the message of the refusal %s and keeps the input', async (code, words) => {
    refuseRoute(ROUTES.login, code);
    await logIn();
    await screen.findByText(words);
    expect(busyButtons()).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(TYPED.email);
  });

  it('focuses the password after wrong credentials', async () => {
    refuseRoute(ROUTES.login, 'wrong_credentials');
    await logIn();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('shows the fallback message without a connection', async () => {
    disconnectRoute(ROUTES.login);
    await logIn();
    await screen.findByText('Something went wrong');
  });

  it.each<[string, string, Partial<User>]>([
    ['This account is not an admin', '/', { role: 'user' }],
    ['Please verify your email first', '/login', { emailVerified: false }],
  ])('links to the right page under the notice: %s', async (words, address, over) => {
    answerRoute(ROUTES.login, () => ({ user: { ...ADMIN, ...over }, message: 'Login successfully' }));
    await logIn();
    const notice = (await screen.findByText(words)).closest('[role=alert]');
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe(address);
  });
}
