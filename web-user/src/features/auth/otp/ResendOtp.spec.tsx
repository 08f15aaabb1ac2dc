import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedIn } from '../../../testing/session.ts';

// The code of the screen loads in real time.
beforeAll(async () => {
  signedIn(aUser({ emailVerified: false }));
  openApp('/login');
  await screen.findByText('Send a new code');
});
beforeEach(() => void vi.useFakeTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

async function open(email: string): Promise<HTMLElement> {
  cleanup();
  signedIn(aUser({ email, emailVerified: false }));
  openApp('/login');
  await pass(0.1);
  return screen.getByText(/^(Send a new code|New code in \d+ s)$/);
}

const mailed = () => answerRoute(ROUTES.otpResend, () => ({ message: 'Email sent successfully' }));

it('requests a new code at most once a minute and keeps the focus', async () => {
  const asked = mailed();
  const button = await open('rosa@example.com');
  expect(button.textContent).toBe('Send a new code');
  button.focus();
  fireEvent.click(button);
  await pass(1);
  fireEvent.click(button);
  expect(asked).toEqual([{ body: { email: 'rosa@example.com' } }]);
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['New code in 59 s', 'true']);
  expect(document.activeElement).toBe(button);

  await pass(60);
  fireEvent.click(button);
  await pass(0);
  expect(asked).toHaveLength(2);
});

it('continues the countdown of an email after a reload', async () => {
  mailed();
  fireEvent.click(await open('rosa@example.com'));
  await pass(20);
  expect((await open('rosa@example.com')).textContent).toBe('New code in 40 s');
  expect((await open('rosa.marin@example.com')).textContent).toBe('Send a new code');
});

it('waits for the time that the server asks for and shows its message', async () => {
  refuseRoute(ROUTES.otpResend, 'too_many_requests', { retryAfter: 20 });
  const button = await open('rosa@example.com');
  fireEvent.click(button);
  await pass(1);
  expect(button.textContent).toBe('New code in 19 s');
  expect(screen.getByText('Too many tries. Please wait a little')).not.toBeNull();
});

it('accepts a press immediately after a lost connection', async () => {
  disconnectRoute(ROUTES.otpResend);
  const button = await open('rosa@example.com');
  fireEvent.click(button);
  await pass(1);
  expect(screen.getByText('Something went wrong')).not.toBeNull();
  const asked = mailed();
  fireEvent.click(button);
  await pass(1);
  expect(asked).toHaveLength(1);
});
