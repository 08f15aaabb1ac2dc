import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const ADMIN = aUser({ role: 'admin' });
const { _id: id, email, firstName, lastName } = ADMIN;
const PASSWORDS = { 'Printed password': 'printed-1', 'New password': 'my-own-password' };

async function change() {
  signedIn({ ...ADMIN, mustChangePassword: true });
  openApp('/profile');
  await findButton('Change the password');
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  fill(PASSWORDS);
  press('Change the password');
}

it('opens nothing but the change of a generated password, and then the console', async () => {
  const asked = answerRoute(ROUTES.updateUser, () => ({
    user: ADMIN,
    message: 'password changed successfully',
  }));
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  await change();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin'));
  const body = { email, firstName, lastName, password: 'printed-1', newPassword: 'my-own-password' };
  expect(asked).toEqual([{ params: { id }, body }]);
});

it('marks the field that the server refuses', async () => {
  const message = 'Choose another password than the generated one';
  refuseRoute(ROUTES.updateUser, 'invalid_input', { issues: [{ path: 'newPassword', message }] });
  await change();
  await waitFor(() => expect(errorOf('New password')).toBe(message));
});
