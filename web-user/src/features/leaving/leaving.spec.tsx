import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { watched } from '../../shell/watched.ts';
import { inMemoryCaches } from '../../testing/caches.ts';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn, signedOut } from '../../testing/session.ts';
import { share, waiting } from '../../testing/shared.ts';

beforeEach(() => {
  signedIn(aUser());
  answerRoute(ROUTES.leaving, () => ({ proof: 'password' as const, codes: 3, files: 1 }));
});

async function openDeletion() {
  openApp('/delete-account');
  await findButton('Delete my account');
}

it('says what is lost, and keeps the codes closed unless the person chooses otherwise', async () => {
  const asked = answerRoute(ROUTES.eraseAccount, () => ({ message: 'Your account was deleted' }));
  inMemoryCaches();
  await share('rose.jpg');
  watched.keep({ code: '7K3M9QWX2P', scans: 2 });
  await openDeletion();
  screen.getByText('Your 3 codes lead nowhere any more, and 1 file is removed.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Keep them closed/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Release them/ }));
  fill({ 'Your password': 'secret-1' });
  press('Delete my account');
  await findButton('Keep it');
  expect(asked).toEqual([]);
  signedOut();
  press('Delete');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(asked).toEqual([{ body: { password: 'secret-1', codes: 'release' } }]);
  await screen.findByText('Your account was deleted');
  expect(watched.recall()).toBeUndefined();
  expect(await waiting()).toEqual([]);
});

it('asks for the password before anything else', async () => {
  await openDeletion();
  press('Delete my account');
  await waitFor(() => expect(errorOf('Your password')).toBe('Password is required'));
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows a wrong password at its field, which gets the focus', async () => {
  refuseRoute(ROUTES.eraseAccount, 'password_wrong');
  await openDeletion();
  fill({ 'Your password': 'wrong-1' });
  press('Delete my account');
  await findButton('Keep it');
  press('Delete');
  await waitFor(() => expect(errorOf('Your password')).toBe('The password is not right'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your password')));
});

it('says that the last admin can not leave', async () => {
  refuseRoute(ROUTES.eraseAccount, 'last_admin');
  await openDeletion();
  fill({ 'Your password': 'secret-1' });
  press('Delete my account');
  await findButton('Keep it');
  press('Delete');
  await screen.findByText('The last admin must stay');
});

it('mails a code to a person without a password', async () => {
  answerRoute(ROUTES.leaving, () => ({ proof: 'code' as const, codes: 0, files: 0 }));
  answerRoute(ROUTES.requestConfirmation, () => ({ message: 'We mailed a code to you' }));
  const asked = answerRoute(ROUTES.eraseAccount, () => ({ message: 'Your account was deleted' }));
  await openDeletion();
  expect(screen.queryByRole('radio')).toBeNull();
  press('Mail me a code');
  await screen.findByText('We mailed a code to you');
  fill({ 'Code from the mail': '123456' });
  press('Delete my account');
  await findButton('Keep it');
  signedOut();
  press('Delete');
  await waitFor(() => expect(asked).toEqual([{ body: { otp: '123456', codes: 'close' } }]));
});

it('offers another try where the account can not be read', async () => {
  refuseRoute(ROUTES.leaving, 'too_many_requests');
  openApp('/delete-account');
  await screen.findByText('Your account could not be read');
  answerRoute(ROUTES.leaving, () => ({ proof: 'password' as const, codes: 0, files: 0 }));
  press('Try again');
  await findButton('Delete my account');
});

it('downloads the data after the password', async () => {
  const asked = answerRoute(ROUTES.prepareDownload, () => ({
    address: '/user/download?ticket=once',
    message: 'Your download starts',
  }));
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  openApp('/profile');
  const download = await findButton('Download my data');
  await act(() => import('./DownloadDialog.tsx'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(download);
  fill({ 'Your password': await screen.findByLabelText('Your password').then(() => 'secret-1') });
  press('Download');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/user/download?ticket=once'));
  expect(asked).toEqual([{ body: { password: 'secret-1' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
