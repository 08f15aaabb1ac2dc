import { ROUTES, type User } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentPath, openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';

const USER = aUser();
const NEW = 'rosa.marin@example.com';
const WAITING: User = { ...USER, pendingEmail: NEW };
const CODE = '7K3M9QWX2P';

beforeEach(() => sessionStorage.clear());

const panel = () => screen.queryByRole('region', { name: 'Confirm your new email' });
const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');

async function openWaiting() {
  signedIn(WAITING);
  openApp('/profile');
  await findButton('Submit');
}
function enter(otp: string) {
  fill({ 'One-time code': otp });
  press('Submit');
}

it('asks for the code of a changed email, and keeps the old one until then', async () => {
  answerRoute(ROUTES.updateUser, () => ({ user: WAITING, message: 'User updated successfully' }));
  signedIn(USER);
  openApp('/profile');
  await findButton('Update');
  expect(panel()).toBeNull();
  fill({ Email: NEW });
  press('Update');

  await screen.findByText(NEW);
  expect(panel()?.textContent).toContain(`Until you enter it, ${USER.email} stays your email.`);
  expect(document.activeElement).toBe(screen.getByLabelText('One-time code'));
  expect(emailField().value).toBe(USER.email);
  await screen.findByText(/^New code in \d+ s$/);
  expect(currentPath()).toBe('/profile');
});

it('shows the email in effect after its code, and keeps the focus in the page', async () => {
  const asked = answerRoute(ROUTES.otpVerify, () => ({
    user: { ...USER, email: NEW },
    message: 'Otp verified successfully',
  }));
  await openWaiting();
  enter('123456');

  await screen.findByText('Otp verified successfully');
  await waitFor(() => expect(panel()).toBeNull());
  expect(asked).toEqual([{ body: { otp: '123456' } }]);
  await waitFor(() => expect(emailField().value).toBe(NEW));
  expect(document.activeElement?.closest('main')).toBe(screen.getByRole('main'));
});

it.each([
  ['12345', 0],
  ['000000', 1],
])('refuses the code %s in its field', async (otp, calls) => {
  const asked = refuseRoute(ROUTES.otpVerify, 'otp_invalid');
  await openWaiting();
  enter(otp);

  await waitFor(() => expect(errorOf('One-time code')).toBe('Please enter valid otp'));
  expect(asked).toHaveLength(calls);
  expect(document.activeElement).toBe(screen.getByLabelText('One-time code'));
});

it('mails a new code to the email that waits', async () => {
  const asked = answerRoute(ROUTES.otpResend, () => ({ message: 'Email sent successfully' }));
  await openWaiting();
  press('Send a new code');

  await screen.findByText(/^New code in \d+ s$/);
  expect(asked).toEqual([{ body: { email: NEW } }]);
});

it('forgets the email that waits when the change is cancelled', async () => {
  answerRoute(ROUTES.cancelEmailChange, () => ({ user: USER, message: 'Your email stays as it is' }));
  await openWaiting();
  press('Cancel the change');

  await screen.findByText('Your email stays as it is');
  await waitFor(() => expect(panel()).toBeNull());
  expect(document.activeElement?.closest('main')).toBe(screen.getByRole('main'));
});

it('says that a cancellation failed, and keeps the form', async () => {
  refuseRoute(ROUTES.cancelEmailChange, 'edited_meanwhile');
  await openWaiting();
  press('Cancel the change');

  await screen.findByText('This was changed meanwhile. Reload and try again');
  expect(panel()).not.toBeNull();
});

it.each([
  { outcome: 'claimed', message: 'QR code claimed successfully', path: `/edit/${CODE}`, alerts: [] },
  {
    outcome: 'already_claimed',
    message: 'This QR code has already been claimed',
    path: '/profile',
    alerts: ['This QR code has already been claimed'],
  },
] as const)('opens the code that waited, or tells who has lost it: $outcome', async (wanted) => {
  const { outcome, message, path, alerts } = wanted;
  answerRoute(ROUTES.code, () => ({ barcode: aBarcode() }));
  answerRoute(ROUTES.otpVerify, () => ({
    user: { ...USER, email: NEW },
    message: 'Otp verified successfully',
    claim: { code: CODE, outcome, message },
  }));
  await openWaiting();
  enter('123456');

  await screen.findByText('Otp verified successfully');
  await waitFor(() => expect(currentPath()).toBe(path));
  await waitFor(() =>
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(alerts),
  );
});
