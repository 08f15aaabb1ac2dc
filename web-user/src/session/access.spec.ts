import { ApiError } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { accessTo, pageAfterSignIn } from './access.ts';
import { gaveUpWith } from './gave-up.ts';

const user = aUser();
const admin = aUser({ role: 'admin' });
const auditor = aUser({ role: 'auditor' });

describe('the access guard (specification section 4)', () => {
  it('redirects visitors without a user to /login', () => {
    expect(accessTo(['user'], undefined)).toEqual({ open: false, goTo: '/login' });
  });

  it('redirects an unverified user to /login for the one-time code', () => {
    expect(accessTo(['user'], aUser({ emailVerified: false }))).toEqual({ open: false, goTo: '/login' });
  });

  it.each([aUser({ emailVerified: false }), aUser({ emailVerified: false, role: 'admin' })])(
    'opens the profile to an unverified $role to correct the email',
    (someone) => {
      expect(accessTo(['user', 'admin'], someone, true)).toEqual({ open: true, user: someone });
      expect(accessTo(['user', 'admin'], undefined, true)).toEqual({ open: false, goTo: '/login' });
    },
  );

  it('redirects an admin from user pages to /admin and a user from admin pages to /', () => {
    expect(accessTo(['user'], admin)).toEqual({ open: false, goTo: '/admin' });
    expect(accessTo(['admin'], user)).toEqual({ open: false, goTo: '/' });
  });

  it.each([user, admin])('opens the profile to $role', (someone) => {
    expect(accessTo(['user', 'admin'], someone)).toEqual({ open: true, user: someone });
  });
});

it.each([0, 429, 503])('the guard gives up after status %i', (status) => {
  const error = new ApiError(status, { message: '', code: 'internal' }, 30);
  expect(gaveUpWith(error)).toEqual({ gaveUp: { status, retryAfter: 30 } });
});

it('the guard does not give up after a refusal', () => {
  expect(gaveUpWith(new ApiError(401, { message: '', code: 'signed_out' }))).toBeUndefined();
});

it.each([
  [user, undefined, '/'],
  [user, '/edit/7K3M9QWX2P', '/edit/7K3M9QWX2P'],
  [user, '/profile', '/profile'],
  [user, '/admin/codes', '/'],
  [admin, undefined, '/admin'],
  [admin, '/admin/codes?page=2', '/admin/codes?page=2'],
  [admin, '/admin?page=2', '/admin?page=2'],
  [admin, '/profile', '/profile'],
  [auditor, undefined, '/admin'],
  [auditor, '/admin/audit', '/admin/audit'],
  [auditor, '/edit/7K3M9QWX2P', '/admin'],
  [admin, '/edit/7K3M9QWX2P', '/admin'],
  [admin, '/editor/7K3M9QWX2P', '/editor/7K3M9QWX2P'],
  [user, '/editor/7K3M9QWX2P', '/'],
  [admin, '/administrator', '/admin'],
  [{ ...admin, mustTurnOnTwoStep: true as const }, '/admin/codes', '/profile'],
])('a sign-in of %o from %s opens %s', (someone, from, page) => {
  expect(pageAfterSignIn(someone, from)).toBe(page);
});
