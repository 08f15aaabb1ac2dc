import { ROUTES } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentPath, openApp } from '../../testing/open-app.tsx';
import { answerSecurity, signedOut } from '../../testing/session.ts';

const ADMIN_FIRST = aUser({ role: 'admin', mustTurnOnTwoStep: true });
const APP = 'Code of the app';

const secondStep = () => screen.findByRole('heading', { level: 1, name: 'Second step' });

beforeEach(() => {
  signedOut();
  answerSecurity();
  refuseRoute(ROUTES.login, 'second_step_needed');
});

async function enterPassword() {
  openApp('/login');
  await screen.findByRole('button', { name: 'Login' });
  fill({ Email: 'rosa@example.com', Password: 'roses-are-red' });
  press('Login');
  await secondStep();
  await screen.findByLabelText(APP);
}

it('follows a right password, without a toast, and takes the focus', async () => {
  await enterPassword();
  expect(screen.queryByText('Please enter the code of your authenticator app')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(APP)));
  expect(screen.getByLabelText(APP).getAttribute('autocomplete')).toBe('one-time-code');
});

it('is shown after a reload', async () => {
  answerRoute(ROUTES.loginStatus, () => ({ loggedIn: false, user: null, secondStep: true as const }));
  openApp('/login');
  await secondStep();
});

it('submits six digits by itself, and clears a wrong code', async () => {
  const codes: string[] = [];
  await enterPassword();
  refuseRoute(ROUTES.secondStep, 'second_step_wrong');
  fireEvent.change(screen.getByLabelText(APP), { target: { value: '123 456' } });
  await waitFor(() => expect(errorOf(APP)).toMatch(/^This code is not right/));
  expect(screen.getByLabelText<HTMLInputElement>(APP).value).toBe('');
  answerRoute(ROUTES.secondStep, ({ body }) => {
    codes.push(body.code);
    return { user: ADMIN_FIRST, message: 'Login successfully' };
  });
  fireEvent.change(screen.getByLabelText(APP), { target: { value: '654321' } });
  await waitFor(() => expect(currentPath()).toBe('/profile'));
  expect(codes).toEqual(['654321']);
});

it('sends a recovery code', async () => {
  const codes: string[] = [];
  await enterPassword();
  answerRoute(ROUTES.secondStep, ({ body }) => {
    codes.push(body.code);
    return { user: ADMIN_FIRST, message: 'Login successfully' };
  });
  press('Use a recovery code');
  fill({ 'Recovery code': '7zk3m-9qwxa' });
  press('Submit');
  await waitFor(() => expect(codes).toEqual(['7ZK3M9QWXA']));
});

it('asks for the password again when the wait was too long', async () => {
  await enterPassword();
  refuseRoute(ROUTES.secondStep, 'signed_out');
  fireEvent.change(screen.getByLabelText(APP), { target: { value: '123456' } });
  await screen.findByRole('button', { name: 'Login' });
});
