import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConsole } from './testing/open-console.tsx';
import { listCodes, readBanners, signedIn } from './testing/server.ts';

beforeEach(() => {
  signedIn();
  listCodes([]);
  readBanners();
  answerRoute(CONSOLE_ROUTES.erasures, () => ({ total: 0, erasures: [] }));
});

it.each([
  ['/admin/erasures', '/admin/people/erasures'],
  ['/admin/bulk-actions', '/admin'],
])('a noun that another page lists leads there: %s', async (path, to) => {
  openConsole(path);
  await waitFor(() => expect(location.pathname.replace(/\/$/, '')).toBe(to));
});

it('an address of no noun and no section leads nowhere', async () => {
  openConsole('/admin/weather');
  await screen.findByText('There is nothing here');
});
