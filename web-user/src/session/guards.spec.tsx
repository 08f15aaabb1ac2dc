import { ROUTES, rolesWith, type User } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentPath, openApp } from '../testing/open-app.tsx';
import { signedIn, signedOut } from '../testing/session.ts';
import { EDITORS } from './access.ts';

const CODE = aBarcode();
const OWN = `/edit/${CODE._id}`;

/** Who opens a page. */
const VISITORS = {
  'signed out': undefined,
  unverified: aUser({ emailVerified: false }),
  user: aUser(),
  admin: aUser({ role: 'admin' }),
} as const satisfies Record<string, User | undefined>;
type Visitor = keyof typeof VISITORS;

/** The page that each visitor gets in place of the first one (specification sections 2 and 4). */
const GUARDS: readonly (readonly [page: string, Readonly<Record<Visitor, string>>])[] = [
  ['/', { 'signed out': '/login', unverified: '/login', user: '/', admin: '/admin' }],
  [OWN, { 'signed out': '/login', unverified: '/login', user: OWN, admin: '/admin' }],
  ['/profile', { 'signed out': '/login', unverified: '/profile', user: '/profile', admin: '/profile' }],
  ['/login', { 'signed out': '/login', unverified: '/login', user: '/', admin: '/admin' }],
  ['/register', { 'signed out': '/register', unverified: '/register', user: '/', admin: '/admin' }],
  ['/reset', { 'signed out': '/reset', unverified: '/reset', user: '/', admin: '/admin' }],
];

const CASES = GUARDS.flatMap(([page, goals]) =>
  Object.entries(goals).map(([visitor, goal]) => ({ page, visitor, goal })),
);
const userOf = (visitor: string): User | undefined =>
  Object.entries(VISITORS).find(([name]) => name === visitor)?.[1];

const EDITOR = `/editor/${CODE._id}`;

/** Opens a page, and returns a spy of addresses outside the app. */
function openAs(user: User | undefined, page: string) {
  if (user) signedIn(user);
  else signedOut();
  answerRoute(ROUTES.codesOfUser, () => ({ barcodes: [] }));
  answerRoute(ROUTES.banners, () => ({ bannerTexts: [] }));
  answerRoute(ROUTES.code, () => ({ barcode: CODE }));
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  openApp(page);
  return leave;
}

describe('the guards', () => {
  it.each(CASES.filter(({ goal }) => goal !== '/admin'))(
    'lead $visitor from $page to $goal',
    async ({ page, visitor, goal }) => {
      const leave = openAs(userOf(visitor), page);
      await screen.findByRole('heading', { level: 1 });
      expect(currentPath()).toBe(goal);
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it.each(CASES.filter(({ goal }) => goal === '/admin'))(
    'lead $visitor from $page to the console',
    async ({ page, visitor }) => {
      const leave = openAs(userOf(visitor), page);
      await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'));
      expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    },
  );

  it('lead who has not accepted the terms of use to them, and then back to the same place', async () => {
    const leave = openAs(aUser({ mustAcceptTerms: '2026-12-24' }), `${OWN}?tab=pdf#history`);
    const back = new URLSearchParams({ back: `${OWN}?tab=pdf#history` });
    await waitFor(() => expect(leave).toHaveBeenCalledWith(`/legal/accept?${back}`));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('know who has the permission to save the contents of any code', () => {
    expect(EDITORS).toEqual(rolesWith('content.manage'));
  });

  it.each(EDITORS)('open the editor of any code to the role %s', async (role) => {
    openAs(aUser({ role }), EDITOR);
    await screen.findByRole('heading', { level: 1 });
    expect(currentPath()).toBe(EDITOR);
  });

  it.each(['printer', 'auditor'] as const)(
    'lead the role %s from that editor to the console',
    async (role) => {
      const leave = openAs(aUser({ role }), EDITOR);
      await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'));
    },
  );
});
