import { ROUTES } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { signedOut } from '../../../testing/session.ts';

beforeEach(() => {
  signedOut();
  answerRoute(ROUTES.openReset, () => ({ valid: true as const }));
});

describe('the form for a new password', () => {
  async function setPassword(confirmPassword = 'secret-22') {
    openApp('/reset?token=t-1');
    await findButton('Set password');
    fill({ 'New password': 'secret-22', 'Confirm password': confirmPassword });
    press('Set password');
  }

  it('is hidden without a token', async () => {
    openApp('/reset');
    await screen.findByText('This link is not complete');
    expect(screen.queryByText('Set password')).toBeNull();
  });

  it('says on opening that a link has ended, and offers another one', async () => {
    refuseRoute(ROUTES.openReset, 'reset_token_invalid');
    openApp('/reset?token=t-1');
    await screen.findByText('This reset link is no longer valid. Ask for a new one');
    expect(screen.queryByLabelText('New password')).toBeNull();
    press('Ask for a new link');
    const asked = stallRoute(ROUTES.requestPasswordReset);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'rosa@example.com' } });
    press('Send Link');
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('is shown where nobody says whether the link has ended', async () => {
    disconnectRoute(ROUTES.openReset);
    openApp('/reset?token=t-1');
    await findButton('Set password');
  });

  it('shows that the request is in progress', async () => {
    const asked = stallRoute(ROUTES.resetPassword);
    await setPassword();
    await waitFor(() => expect(busyButtons()).toEqual(['Set password']));
    expect(asked).toEqual([{ body: { password: 'secret-22', token: 't-1' } }]);
  });

  it('sends nothing when the two passwords differ', async () => {
    const asked = stallRoute(ROUTES.resetPassword);
    await setPassword('secret-23');
    await waitFor(() => expect(errorOf('Confirm password')).toBe('Passwords must match'));
    expect(asked).toEqual([]);
  });

  it.each([
    ['reset_token_invalid', 'This reset link is no longer valid. Ask for a new one'],
    ['too_many_requests', 'Too many tries. Please wait a little'],
    ['unavailable', 'This is not available right now. Please try again'],
  ] as const)('shows the server message of the refusal %s', async (code, words) => {
    refuseRoute(ROUTES.resetPassword, code);
    await setPassword();
    await screen.findAllByText(words);
    expect(busyButtons()).toEqual([]);
  });

  it('opens the login after success', async () => {
    answerRoute(ROUTES.resetPassword, () => ({ message: 'password changed successfully' }));
    await setPassword();
    await findButton('Login');
    expect(screen.getByText('password changed successfully').closest('[role=status]')).not.toBeNull();
  });
});

describe('the dialog that requests a reset link', () => {
  async function askForLink() {
    openApp('/login');
    fireEvent.click(await screen.findByText('forgot password?'));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'rosa@example.com' } });
    press('Send Link');
  }

  it('knows the email that was typed before', async () => {
    openApp('/login');
    await findButton('Login');
    fill({ Email: 'rosa@example.com' });
    fireEvent.click(screen.getByText('forgot password?'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('rosa@example.com');
  });

  it('shows that it sends the request', async () => {
    const asked = stallRoute(ROUTES.requestPasswordReset);
    await askForLink();
    await waitFor(() => expect(busyButtons()).toEqual(['Send Link']));
    expect(asked).toEqual([{ body: { email: 'rosa@example.com' } }]);
  });

  it('shows the message of a refusal and stays open', async () => {
    refuseRoute(ROUTES.requestPasswordReset, 'too_many_requests');
    await askForLink();
    const [words] = await screen.findAllByText('Too many tries. Please wait a little');
    expect(words).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('shows the fallback message without a connection', async () => {
    disconnectRoute(ROUTES.requestPasswordReset);
    await askForLink();
    await screen.findAllByText('Something went wrong');
  });

  it('closes after the server mails the link', async () => {
    answerRoute(ROUTES.requestPasswordReset, () => ({ message: 'Email sent successfully' }));
    await askForLink();
    await screen.findByText('Email sent successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
