// @vitest-environment happy-dom
import { ApiError, ROUTES } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { aUser } from '@qlaim/web-kit/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from './testing/open-app.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('./api/client.ts', () => ({ client: send }));
vi.mock('@qlaim/backend/contract', async (original) => {
  const contract = await original<typeof import('@qlaim/backend/contract')>();
  return { ...contract, LIMITS: { ...contract.LIMITS, toastMs: 1_234 } };
});

afterEach(() => {
  cleanup();
  send.mockReset();
});

it('shows toasts for as long as the contract says', async () => {
  send.mockResolvedValue({ loggedIn: false, user: null });
  openApp('/login');
  await act(async () => notify.ok('Login successfully'));
  const clock = screen.getByRole('progressbar', { hidden: true });
  expect(clock.style.animationDuration).toBe('1234ms');
});

it('does not send somebody round in circles who has to wait, and says for how long', async () => {
  send.mockImplementation(async (route: unknown) => {
    if (route === ROUTES.loginStatus) return { loggedIn: true, user: aUser() };
    throw new ApiError(429, { message: 'Too many tries', code: 'too_many_requests' }, 30);
  });
  openApp('/');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Your pages could not be opened');
  expect(notice.textContent).toContain('Try again in 30 seconds.');
  expect(send.mock.calls.filter(([route]) => route === ROUTES.me)).toHaveLength(1);
});
