import { ApiError, type User } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { accessTo, isUnreachable } from './access.ts';

const user: User = {
  _id: '0199a3c0-7d1e-7abc-8def-0123456789ab',
  firstName: 'Rosa',
  lastName: 'Marin',
  email: 'rosa@example.com',
  role: 'user',
  provider: 'local',
  emailVerified: true,
};
const admin: User = { ...user, role: 'admin' };

describe('the access guard (specification section 4)', () => {
  it('sends visitors without a user to /login', () => {
    expect(accessTo(['user'], undefined)).toEqual({ open: false, goTo: '/login' });
  });

  it('sends an unverified user to /login, where the one-time code is entered', () => {
    expect(accessTo(['user'], { ...user, emailVerified: false })).toEqual({ open: false, goTo: '/login' });
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
