// @vitest-environment happy-dom
import { ApiError } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { aUser } from '@qlaim/web-kit/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RegisterForm } from '../features/auth/RegisterForm.tsx';
import { ProfileForm } from '../features/profile/ProfileForm.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../api/client.ts', () => ({ client: send }));

const MESSAGE = 'This email is already registered';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(form: ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{form}</MemoryRouter>
    </QueryClientProvider>,
  );
}

function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it.each([
  ['on sign-up', 'Sign up', <RegisterForm key="r" code={undefined} onRegistered={vi.fn()} />],
  ['in the profile', 'Update', <ProfileForm key="p" user={aUser()} />],
])('an email that is somebody else’s is marked, said and focused %s', async (_where, button, form) => {
  send.mockRejectedValue(new ApiError(409, { message: MESSAGE, code: 'email_taken' }));
  const toast = vi.spyOn(notify, 'fail').mockReturnValue(undefined);
  open(form);
  fill({ 'First name': 'Rosa', 'Last name': 'Marin', Email: 'ben@example.com' });
  if (button === 'Sign up') fill({ Password: 'secret-1' });
  const press = screen.getByRole('button', { name: button });
  press.focus();
  fireEvent.click(press);

  const email = screen.getByLabelText('Email');
  await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(MESSAGE);
  expect(document.activeElement).toBe(email);
  expect(toast).toHaveBeenCalledExactlyOnceWith(MESSAGE);

  fill({ Email: 'rosa.marin@example.com' });
  await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
});
