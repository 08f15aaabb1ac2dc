import { ApiError, createClient, ROUTES, type User } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { describe, expect, test, vi } from 'vitest';
import { ADMIN, signedIn, signedOut } from '../testing/server.ts';
import { createAuthProvider } from './auth-provider.ts';

const leave = vi.fn();
const auth = createAuthProvider(createClient(), leave);

describe('the access check of the console', () => {
  test('accepts an admin', async () => {
    signedIn();
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
  });

  test('rejects without a toast when no user is signed in', async () => {
    signedOut();
    await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false });
  });

  test.each([
    ['a server out of order', () => refuseRoute(ROUTES.loginStatus, 'unavailable'), 503],
    ['no connection', () => disconnectRoute(ROUTES.loginStatus), 0],
  ])('rejects after %s', async (_what, fail, status) => {
    fail();
    await expect(auth.checkAuth({})).rejects.toMatchObject({ status });
  });

  test.each<[string, Partial<User>, string]>([
    ['a user without the admin role', { role: 'user' }, '/'],
    ['an admin who must turn on two-step sign-in', { mustTurnOnTwoStep: true }, '/profile'],
  ])('redirects %s and stays pending', async (_who, over, address) => {
    signedIn({ ...ADMIN, ...over });
    const outcome = Promise.race([
      auth.checkAuth({}),
      new Promise((done) => setTimeout(done, 20, 'still waiting')),
    ]);
    await expect(outcome).resolves.toBe('still waiting');
    expect(leave).toHaveBeenCalledExactlyOnceWith(address);
  });
});

describe('signing in', () => {
  test.each<[Partial<User>, string]>([
    [{ role: 'user' }, 'role'],
    [{ emailVerified: false }, 'unverified'],
  ])('rejects with the reason for a user without access', async (over, reason) => {
    answerRoute(ROUTES.login, () => ({ user: { ...ADMIN, ...over }, message: 'Login successfully' }));
    const credentials = { email: 'ada@example.com', password: 'secret1' };
    await expect(auth.login(credentials)).rejects.toMatchObject({ reason });
  });
});

describe('the error check of API calls', () => {
  test.each([
    [401, 'signed_out', true],
    [403, 'forbidden', true],
    [403, 'email_unverified', false],
    [409, 'edited_meanwhile', false],
  ] as const)('given %i %s, the session ends: %s', async (status, code, ends) => {
    const outcome = auth.checkError(new ApiError(status, { message: '', code }));
    if (ends) await expect(outcome).rejects.toBeInstanceOf(ApiError);
    else await expect(outcome).resolves.toBeUndefined();
  });
});
