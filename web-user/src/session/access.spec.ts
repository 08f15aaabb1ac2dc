import { ApiError } from '@qlaim/backend/contract';
import { aUser } from '@qlaim/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { accessTo, isUnreachable } from './access.ts';

const user = aUser();
const admin = aUser({ role: 'admin' });

describe('the access guard (specification section 4)', () => {
  it('sends visitors without a user to /login', () => {
    expect(accessTo(['user'], undefined)).toEqual({ open: false, goTo: '/login' });
  });

  it('sends an unverified user to /login, where the one-time code is entered', () => {
    expect(accessTo(['user'], aUser({ emailVerified: false }))).toEqual({ open: false, goTo: '/login' });
  });

  it('sends an admin from a page of users to /admin, and a user from one of admins to /', () => {
    expect(accessTo(['user'], admin)).toEqual({ open: false, goTo: '/admin' });
    expect(accessTo(['admin'], user)).toEqual({ open: false, goTo: '/' });
  });

  it.each([user, admin])('opens the profile to $role', (someone) => {
    expect(accessTo(['user', 'admin'], someone)).toEqual({ open: true, user: someone });
  });
});

describe('a guard that got no answer', () => {
  it.each([
    [0, true],
    [503, true],
    [401, false],
  ])('status %i: %s', (status, unreachable) => {
    expect(isUnreachable(new ApiError(status, { message: '', code: 'network' }))).toBe(unreachable);
  });
});
