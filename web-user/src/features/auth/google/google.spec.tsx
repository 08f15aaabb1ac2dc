import { GOOGLE_CHANNEL, ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentPath, openApp } from '../../../testing/open-app.tsx';
import { signedIn, signedOut } from '../../../testing/session.ts';

const CODE = '7K3M9QWX2P';
const GOOGLE = 'Continue With Google';
const saved = () => localStorage.getItem('link');

function offered(): void {
  signedOut();
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: false, user: null, google: true }));
}

/** Presses the button once the code of the window is there. */
async function pressGoogle(): Promise<void> {
  await findButton(GOOGLE);
  await act(() => import('../../../session/google-window.ts'));
  press(GOOGLE);
}

/** Opens a page, and Google in a window of it. Returns what the window was opened with. */
async function openWindow(path: string) {
  offered();
  const opened = { close: vi.fn() };
  const open = vi
    .spyOn(window, 'open')
    .mockReturnValue(Object.assign(Object.create(Window.prototype), opened));
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  openApp(path);
  await pressGoogle();
  const address = new URL(String(open.mock.calls[0]?.[0]), location.origin);
  const tell = (to: string, { origin = location.origin, popup = address.searchParams.get('popup') } = {}) =>
    act(async () => {
      window.dispatchEvent(
        new MessageEvent('message', { origin, data: { type: GOOGLE_CHANNEL, popup, to } }),
      );
    });
  return { address, leave, tell, close: opened.close };
}

beforeEach(() => localStorage.clear());

it.each(['/login', '/register'])('shows nothing of Google on %s where it is not set up', async (path) => {
  signedOut();
  openApp(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(GOOGLE)).toBeNull();
});

it.each(['/login', '/register'])(
  'keeps the scanned code of %s, and loads anew after a success',
  async (path) => {
    const { address, leave, tell, close } = await openWindow(`${path}?code=${CODE}`);
    expect(address.pathname).toBe('/auth/google');
    expect(saved()).toBe(JSON.stringify(CODE));
    await tell('/login?google=done');
    expect(close).toHaveBeenCalledOnce();
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login?google=done');
  },
);

it('forgets the code of an earlier visit', async () => {
  localStorage.setItem('link', JSON.stringify(CODE));
  await openWindow('/login');
  expect(saved()).toBeNull();
});

it('says after a refusal what happened, and keeps what is typed', async () => {
  const { tell } = await openWindow('/login');
  fill({ Email: 'rosa@example.com' });
  await tell('/login?google=refused');
  await screen.findByText('Google was not allowed to sign you in.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@example.com');
  expect(errorOf('Email')).toBeUndefined();
});

it.each([
  ['of another origin', '/login?google=done', { origin: 'https://evil.example' }],
  ['of another try', '/login?google=done', { popup: 'another-try' }],
  ['with another page', 'https://evil.example/login?google=done', {}],
  ['with a page that Google does not lead to', '/edit/x?google=done', {}],
])('does not hear a message %s', async (_which, to, over) => {
  const { leave, tell } = await openWindow('/login');
  await tell(to, over);
  expect(leave).not.toHaveBeenCalled();
});

it('goes to Google in its own window where the browser blocks another', async () => {
  offered();
  vi.spyOn(window, 'open').mockReturnValue(null);
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  openApp('/login?from=%2Fprofile');
  await pressGoogle();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/auth/google?from=%2Fprofile');
});

it.each([
  ['expired', 'This try is too old or already used. Please start again.'],
  ['away', 'Google does not answer right now. Please try again, or use your password.'],
  ['unverified', 'Google has not verified your email. Sign up with your email and a password.'],
  [
    'first',
    'An account with this email exists. Sign in with your password, then link Google in your profile.',
  ],
])('words the outcome %s', async (outcome, words) => {
  offered();
  openApp(`/login?google=${outcome}`);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

it('claims the saved code after the return, removes it, and opens the list', async () => {
  const user = aUser({ provider: 'google' });
  localStorage.setItem('link', JSON.stringify(CODE));
  signedIn(user);
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [] }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
  const claimed = refuseRoute(ROUTES.assignCode, 'already_claimed');
  openApp('/login?google=done');
  await screen.findByText('This QR code has already been claimed');
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(claimed).toMatchObject([{ body: { link: CODE, user: user._id } }]);
  expect(saved()).toBeNull();
});

it('claims nothing for an admin, who comes back to the console with a toast', async () => {
  localStorage.setItem('link', JSON.stringify(CODE));
  signedIn(aUser({ role: 'admin' }));
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  openApp('/login?google=done&from=%2Fadmin%2Fcodes%3Fpage%3D2');
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/admin/codes?page=2'));
  expect(saved()).toBeNull();
  expect(sessionStorage.getItem('qlaim:toasts')).toContain('Login successfully');
});
