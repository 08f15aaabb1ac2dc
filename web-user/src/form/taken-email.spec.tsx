import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { refuseRoute } from '@qlaim/web-kit/testing/api';
import { button, errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { signedIn, signedOut } from '../testing/session.ts';

const MESSAGE = 'This email is already registered';

it.each([
  { where: 'on sign-up', path: '/register', words: 'Sign up', fields: { Password: 'secret-1' } },
  { where: 'in the profile', path: '/profile', words: 'Update', fields: {} },
])('a taken email is marked, explained and focused $where', async ({ path, words, fields }) => {
  if (path === '/profile') signedIn(aUser());
  else signedOut();
  refuseRoute(path === '/profile' ? ROUTES.updateUser : ROUTES.register, 'email_taken');
  openApp(path);
  await screen.findByLabelText('Email');
  fill({ 'First name': 'Rosa', 'Last name': 'Marin', Email: 'ben@example.com', ...fields });
  button(words).focus();
  press(words);

  await waitFor(() => expect(errorOf('Email')).toBe(MESSAGE));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  const toasts = screen.getAllByText(MESSAGE).flatMap((shown) => shown.closest('[role=alert]') ?? []);
  expect(toasts).toHaveLength(1);

  fill({ Email: 'rosa.marin@example.com' });
  await waitFor(() => expect(errorOf('Email')).toBeUndefined());
});
