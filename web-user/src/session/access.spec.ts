import { ApiError } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { accessTo, adviceUnlessRefused } from './access.ts';

const user = aUser();
const admin = aUser({ role: 'admin' });

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

describe('the advice after a failed session look-up', () => {
  it.each([
    [0, 'Check your connection and try again.'],
    [429, 'Many tries came from your network just now. Try again in 30 seconds.'],
    [503, 'The fault is ours, not yours. Try again in 30 seconds.'],
    [401, undefined],
  ])('for status %i is %o', (status, advice) => {
    expect(adviceUnlessRefused(new ApiError(status, { message: '', code: 'internal' }, 30))).toBe(advice);
  });
});
