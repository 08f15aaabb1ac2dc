import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currentPath, openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const OFFERED = { password: true, google: false, googleOffered: true };

function open(methods: typeof OFFERED, path = '/profile'): void {
  signedIn(aUser({ provider: methods.password ? 'local' : 'google' }));
  answerRoute(ROUTES.signInMethods, () => methods);
  openApp(path);
}

it('links Google', async () => {
  open(OFFERED);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  await findButton('Link Google');
  await act(() => import('../../session/google-window.ts'));
  answerRoute(ROUTES.twoStep, () => ({
    on: false,
    required: false,
    recoveryCodesLeft: 0,
    hasPassword: true,
  }));
  const refused = refuseRoute(ROUTES.permitGoogleLink, 'password_wrong');
  press('Link Google');
  await findButton('Continue');
  fill({ 'Your password': 'not-the-password' });
  press('Continue');
  await waitFor(() => expect(errorOf('Your password')).toBe('The password is not right'));
  expect(refused).toMatchObject([{ body: { password: 'not-the-password' } }]);
  expect(leave).not.toHaveBeenCalled();

  const asked = answerRoute(ROUTES.permitGoogleLink, () => ({ message: 'Choose your account at Google' }));
  fill({ 'Your password': 'the-password' });
  press('Continue');
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(asked).toMatchObject([{ body: { password: 'the-password' } }]);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/auth/google?for=link');
  // Google was to open beside the page, which left only as no window opened.
  expect(opened).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks who links Google only on request, and starts nothing where the dialog is closed', async () => {
  open(OFFERED);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  answerRoute(ROUTES.twoStep, () => ({
    on: false,
    required: false,
    recoveryCodesLeft: 0,
    hasPassword: true,
  }));
  await findButton('Link Google');
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Link Google');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByLabelText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened).not.toHaveBeenCalled();
});

it('unlinks Google', async () => {
  open({ ...OFFERED, google: true });
  answerRoute(ROUTES.unlinkGoogle, () => ({ ...OFFERED, message: 'Google unlinked successfully' }));
  await findButton('Unlink Google');
  press('Unlink Google');
  await screen.findByText('Google unlinked successfully');
  await findButton('Link Google');
});

it('shows why Google was not unlinked', async () => {
  open({ ...OFFERED, google: true });
  refuseRoute(ROUTES.unlinkGoogle, 'password_needed');
  await findButton('Unlink Google');
  press('Unlink Google');
  await screen.findByText('Add a password first, so that you can still sign in');
});

it('offers a password to who has none, by mail, and no fields to change it', async () => {
  open({ password: false, google: true, googleOffered: true });
  const asked = answerRoute(ROUTES.requestPasswordReset, () => ({ message: 'Email sent successfully' }));
  await findButton('Add a password');
  expect(screen.queryByText('Unlink Google')).toBeNull();
  expect(screen.queryByLabelText('Old password')).toBeNull();
  press('Add a password');
  await screen.findByText('Email sent successfully');
  expect(asked).toMatchObject([{ body: { email: aUser().email } }]);
});

it('says nothing where there is no choice', async () => {
  open({ ...OFFERED, googleOffered: false });
  await findButton('Update');
  expect(screen.queryByText('How you sign in')).toBeNull();
});

it.each([
  ['done', 'Google linked successfully'],
  ['taken', 'This Google account belongs to another account here.'],
  ['other', 'Another Google account is linked. Unlink it first.'],
  ['expired', 'This try is too old or already used. Please start again.'],
])('says how a link ended: %s', async (outcome, words) => {
  open(OFFERED, `/profile?google=${outcome}`);
  await screen.findByText(words);
  await waitFor(() => expect(currentPath()).toBe('/profile'));
});
