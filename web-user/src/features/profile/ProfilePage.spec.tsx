import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn, signedOut } from '../../testing/session.ts';

const USER = aUser();
const { _id: id, email, lastName } = USER;

async function update(values: Record<string, string>) {
  signedIn(USER);
  openApp('/profile');
  await findButton('Update');
  fill(values);
  press('Update');
}

it('shows that the update is in progress and sends no empty passwords', async () => {
  const asked = stallRoute(ROUTES.updateUser);
  await update({ 'First name': 'Rosalia' });
  await waitFor(() => expect(busyButtons()).toEqual(['Update']));
  expect(asked).toEqual([{ params: { id }, body: { email, firstName: 'Rosalia', lastName } }]);
});

it('shows the server message and clears the passwords', async () => {
  answerRoute(ROUTES.updateUser, () => ({ user: USER, message: 'User updated successfully' }));
  await update({ 'Old password': 'secret-1', 'New password': 'secret-2' });
  await screen.findByText('User updated successfully');
  expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('');
});

it.each([
  ['old_password_wrong', 'The old password is not right'],
  ['forbidden', 'You are not allowed to do this'],
  ['edited_meanwhile', 'This was changed meanwhile. Reload and try again'],
  ['too_many_requests', 'Too many tries. Please wait a little'],
  ['unavailable', 'This is not available right now. Please try again'],
] as const)('shows the message of the refusal %s and keeps the input', async (code, words) => {
  refuseRoute(ROUTES.updateUser, code);
  await update({ 'First name': 'Rosalia' });
  await screen.findByText(words);
  expect(busyButtons()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Rosalia');
});

it('marks the field that the server refuses', async () => {
  const message = 'Please enter firstname';
  refuseRoute(ROUTES.updateUser, 'invalid_input', { issues: [{ path: 'firstName', message }] });
  await update({ 'First name': 'Rosalia' });
  await waitFor(() => expect(errorOf('First name')).toBe(message));
});

it('shows the fallback message without a connection', async () => {
  disconnectRoute(ROUTES.updateUser);
  await update({ 'First name': 'Rosalia' });
  await screen.findByText('Error updating user');
});

it('opens the login after the session ends', async () => {
  refuseRoute(ROUTES.updateUser, 'signed_out');
  signedIn(USER);
  openApp('/profile');
  await findButton('Update');
  signedOut();
  press('Update');
  await findButton('Login');
  expect(screen.getByText('Please sign in').closest('[role=alert]')).not.toBeNull();
});

it('keeps what was typed, and no password, while the session ends', async () => {
  refuseRoute(ROUTES.updateUser, 'signed_out');
  await update({ 'First name': 'Rosalia', 'Old password': 'secret-1', 'New password': 'secret-2' });
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Rosalia'));
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  cleanup();

  openApp('/profile');

  await findButton('Update');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Rosalia');
});

it('forgets what was typed once it is saved', async () => {
  answerRoute(ROUTES.updateUser, () => ({ user: USER, message: 'User updated successfully' }));
  await update({ 'First name': 'Rosalia' });
  await screen.findByText('User updated successfully');
  expect(JSON.stringify(localStorage)).not.toContain('Rosalia');
});
