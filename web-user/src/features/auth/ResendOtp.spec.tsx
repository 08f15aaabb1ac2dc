// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResendOtp } from './ResendOtp.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../api/client.ts', () => ({ client: send }));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function open(email: string): HTMLElement {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResendOtp email={email} />
    </QueryClientProvider>,
  );
  return screen.getByRole('button');
}

it('asks for a new code at most once a minute, and keeps the focus meanwhile', async () => {
  send.mockResolvedValue({ message: 'Email sent successfully' });
  const button = open('rosa@example.com');
  expect(button.textContent).toBe('Send a new code');
  button.focus();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  fireEvent.click(button);
  expect(send).toHaveBeenCalledOnce();
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['New code in 59 s', 'true']);
  expect(document.activeElement).toBe(button);

  await act(() => vi.advanceTimersByTimeAsync(60_000));
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(send).toHaveBeenCalledTimes(2);
});

it('counts on for whoever comes back, and for the address that the code was mailed to', async () => {
  send.mockResolvedValue({ message: 'Email sent successfully' });
  fireEvent.click(open('rosa@example.com'));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(open('rosa@example.com').textContent).toBe('New code in 40 s');
  expect(open('rosa.marin@example.com').textContent).toBe('Send a new code');
});
