import { ADMIN_ROUTES, ROUTES } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { busyButtons, errorOf, fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLeaving } from '../../testing/leaving.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { ADMIN, AUDITOR, listCodes, readBanners, signedIn, signedOut } from '../../testing/server.ts';

const TEXTS = { topBannerText: 'Free shipping', bottomBannerText: '', sideBannerText: '' };
const TITLE = 'Your session has ended';

const dialog = () => screen.queryByRole('dialog', { name: TITLE });
const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Top banner').value;

async function submit() {
  fill({ 'Top banner': 'New bags' });
  press('Submit');
}

/** A form is open whose session ends before it is sent. */
beforeEach(async () => {
  watchLeaving();
  signedIn();
  listCodes([]);
  readBanners(TEXTS);
  refuseRoute(ROUTES.updateText, 'signed_out');
  openConsole('/admin/advertisement');
  await screen.findByLabelText('Top banner');
  await waitFor(() => expect(typed()).toBe('Free shipping'));
  await submit();
  await screen.findByRole('dialog', { name: TITLE });
});

describe('a session that ends', () => {
  it('is opened again in place by the password, and what was typed is saved by the next try', async () => {
    const login = answerRoute(ADMIN_ROUTES.login, () => ({ user: ADMIN, message: 'Login successfully' }));
    within(screen.getByRole('dialog', { name: TITLE })).getByText(ADMIN.email);
    fill({ 'Your password': 'secret-1' });
    press('Sign in');
    await screen.findByText('You are signed in again');
    expect(login.map(({ body }) => body)).toEqual([{ email: ADMIN.email, password: 'secret-1' }]);
    expect(dialog()).toBeNull();
    expect(typed()).toBe('New bags');
    expect(screen.queryByText('Please sign in')).toBeNull();
    const saved = answerRoute(ROUTES.updateText, ({ body }) => ({
      ...TEXTS,
      topBannerText: body.topBannerText ?? '',
      message: 'text updated successfully',
    }));
    press('Submit');
    await screen.findByText('text updated successfully');
    expect(saved.map(({ body }) => body.topBannerText)).toEqual(['New bags']);
  });

  it('stays ended after a wrong password, which the field says', async () => {
    refuseRoute(ADMIN_ROUTES.login, 'wrong_credentials');
    fill({ 'Your password': 'wrong-one' });
    press('Sign in');
    await waitFor(() => expect(errorOf('Your password')).toBe('Wrong email or password'));
    expect(typed()).toBe('New bags');
  });

  it('takes a code where the account has a second step', async () => {
    refuseRoute(ADMIN_ROUTES.login, 'second_step_needed');
    const second = answerRoute(ROUTES.secondStep, () => ({ user: ADMIN, message: 'Login successfully' }));
    fill({ 'Your password': 'secret-1' });
    press('Sign in');
    const label = 'Code of your app, or a recovery code';
    await screen.findByLabelText(label);
    expect(errorOf(label)).toBeUndefined();
    fill({ [label]: ' 123456 ' });
    press('Sign in');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(second.map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it('can be left as it is: the page stays, and the next step asks again', async () => {
    press('Cancel');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(typed()).toBe('New bags');
    await waitFor(() => expect(busyButtons()).toEqual([]));
    press('Submit');
    await screen.findByRole('dialog', { name: TITLE });
  });
});

it('is asked for by a read of any page, once', async () => {
  press('Cancel');
  await waitFor(() => expect(dialog()).toBeNull());
  const reads = refuseRoute(CONSOLE_ROUTES.scanStatistics, 'signed_out');
  fireEvent.click(screen.getByText('Scans'));
  await waitFor(() => expect(reads.length).toBeGreaterThan(0));
  expect(dialog()).toBeNull();
});

it('is asked for by a read again, after a new session from another tab', async () => {
  press('Cancel');
  await waitFor(() => expect(dialog()).toBeNull());
  answerRoute(CONSOLE_ROUTES.apiKeys, () => [], { 'content-range': 'api-keys */0' });
  fireEvent.click(screen.getByText('API keys'));
  await screen.findByText('No API keys yet');
  refuseRoute(CONSOLE_ROUTES.scanStatistics, 'signed_out');
  fireEvent.click(screen.getByText('Scans'));
  await screen.findByRole('dialog', { name: TITLE });
});

describe('the return from another tab', () => {
  const back = () => fireEvent.focus(window);

  it('goes on where the same person is signed in there', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    signedIn();
    back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(typed()).toBe('New bags');
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps asking where nobody is', async () => {
    const asked = answerRoute(ADMIN_ROUTES.loginStatus, () => ({ loggedIn: false, user: null }));
    back();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(dialog()).not.toBeNull();
  });

  it('opens the page anew where somebody else is', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    signedIn(aUser({ ...AUDITOR, _id: '0199a3c0-7d1e-7abc-8def-0123456789ac' }));
    back();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    signedOut();
  });
});
