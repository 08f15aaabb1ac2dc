import { ADMIN_ROUTES } from '@qlaim/backend/contract';
import { notifyLater } from '@qlaim/web-kit';
import { aUser } from '@qlaim/web-kit/testing';
import { refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCode } from '../testing/codes.ts';
import { expectSignIn, watchLeaving } from '../testing/leaving.ts';
import { openConsole } from '../testing/open-console.tsx';
import { listCodes, readBanners, signedIn, signedOut } from '../testing/server.ts';

const TITLE = 'Generate QR Links';

function openWatched(path?: string) {
  const leave = watchLeaving();
  openConsole(path);
  return leave;
}

describe('access to the console', () => {
  it('shows that the console loads while the server looks up the session', async () => {
    stallRoute(ADMIN_ROUTES.loginStatus);
    openConsole();
    await screen.findByText('Loading');
  });

  it('leads a visitor without a session to the sign-in, and back to the page', async () => {
    signedOut();
    const leave = openWatched('/admin/codes?page=2');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login?from=%2Fadmin%2Fcodes%3Fpage%3D2'));
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it.each(['unavailable', 'too_many_requests'] as const)('leads to the sign-in after %s', async (code) => {
    refuseRoute(ADMIN_ROUTES.loginStatus, code);
    const leave = openWatched();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/login?from=%2Fadmin'));
  });

  it('leads to the sign-in once a session ends', async () => {
    signedIn();
    readBanners();
    refuseRoute(ADMIN_ROUTES.adminCodes, 'signed_out');
    const leave = openWatched();
    await expectSignIn(leave);
  });

  it('opens the codes to an admin with a session, with the toast of the sign-in', async () => {
    signedIn();
    listCodes([]);
    readBanners();
    notifyLater({ tone: 'ok', message: 'Login successfully' });
    openConsole();
    await screen.findByText('No QR codes yet');
    await screen.findByText('Login successfully');
  });

  it('shows an auditor the codes, with nothing that changes them', async () => {
    signedIn(aUser({ role: 'auditor' }));
    listCodes([aCode()]);
    readBanners();
    openConsole();
    await screen.findByRole('heading', { name: TITLE });
    await screen.findByText('Read only');
    await screen.findByText('Disapproved');
    expect(screen.queryByRole('switch')).toBeNull();
    for (const name of [/^Edit/, /^Delete/, 'Generate'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('leads a user without the admin role to the user pages', async () => {
    signedIn(aUser());
    const leave = openWatched();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
