// @vitest-environment happy-dom
import { ApiError } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OtpStep } from './OtpStep.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function submit(digits: string, verify: () => Promise<unknown>) {
  const toast = vi.spyOn(notify, 'fail').mockReturnValue(undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OtpStep email="rosa@example.com" verify={verify} busy={false} back={{ label: 'Back', go: vi.fn() }} />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText('One-time code');
  fireEvent.change(field, { target: { value: digits } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  return {
    toast,
    message: document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  };
}

const refusing = (message: string) => () =>
  Promise.reject(new ApiError(400, { message, code: 'otp_invalid' }));

it('says the words of the specification when the server had none', async () => {
  const { toast, message } = await submit('123456', refusing(''));
  expect(toast).toHaveBeenCalledExactlyOnceWith('Please enter valid otp');
  expect(message).toBe('Please enter valid otp');
});

it('says the words of the server when it had some', async () => {
  const { toast } = await submit('123456', refusing('Too many tries. Please wait a little'));
  expect(toast).toHaveBeenCalledExactlyOnceWith('Too many tries. Please wait a little');
});

it('asks nobody about fewer than six digits', async () => {
  const verify = vi.fn();
  const { message } = await submit('12345', verify);
  expect(message).toBe('Please enter valid otp');
  expect(verify).not.toHaveBeenCalled();
});
