import { LIMITS, ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from './testing/open-app.tsx';
import { signedOut } from './testing/session.ts';

it('shows toasts for the duration that the contract sets', async () => {
  signedOut();
  openApp('/login');
  // The page looks up the session before it is complete.
  await screen.findByRole('heading', { level: 1 });
  await act(async () => notify.ok('Login successfully'));
  const clock = screen.getByRole('progressbar', { hidden: true });
  expect(clock.style.animationDuration).toBe(`${LIMITS.toastMs}ms`);
});

it.each(['/', '/edit/7K3M9QWX2P', '/codes/7K3M9QWX2P', '/profile', '/delete-account'])(
  'shows that %s loads while the server looks up the session',
  (path) => {
    stallRoute(ROUTES.me);
    openApp(path);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  },
);

it.each(['/login', '/register', '/reset'])(
  'shows that %s loads while the server looks up the session',
  (path) => {
    stallRoute(ROUTES.loginStatus);
    openApp(path);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  },
);

it.each(['/', '/edit/7K3M9QWX2P', '/codes/7K3M9QWX2P', '/profile', '/delete-account'])(
  'redirects a visitor without a session from %s to the login',
  async (path) => {
    signedOut();
    openApp(path);
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it.each([
  ['too_many_requests', { retryAfter: 30 }, 'Try again in 30 seconds.', 1],
  ['unavailable', {}, 'The fault is ours, not yours. Try again in a moment.', 3],
] as const)('does not redirect in circles after %s and shows advice', async (code, extra, advice, times) => {
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: true, user: aUser() }));
  const asked = refuseRoute(ROUTES.me, code, extra);
  openApp('/');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Your pages could not be opened');
  expect(notice.textContent).toContain(advice);
  expect(asked).toHaveLength(times);
});

it('opens the login when the look-up of the session fails', async () => {
  refuseRoute(ROUTES.loginStatus, 'unavailable');
  openApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
});
