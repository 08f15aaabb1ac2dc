// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResendOtp } from './ResendOtp.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../api/client.ts', () => ({ client: send }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('asks for a new code at most once a minute, and keeps the focus meanwhile', async () => {
  send.mockResolvedValue({ message: 'Email sent successfully' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResendOtp email="rosa@example.com" justSent={false} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Send a new code' });
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
