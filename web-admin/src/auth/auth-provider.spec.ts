import { ApiError, createClient, ROUTES, type User } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { describe, expect, test, vi } from 'vitest';
import { ADMIN, signedIn, signedOut } from '../testing/server.ts';
import { createAuthProvider } from './auth-provider.ts';

const leave = vi.fn();
const auth = createAuthProvider(createClient(), leave);

describe('who may see the console', () => {
  test('given an admin, then they may', async () => {
    signedIn();
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
  });

  test('given nobody signed in, then to the sign-in without a toast', async () => {
    signedOut();
    await expect(auth.checkAuth({})).rejects.toMatchObject({ message: false });
  });

  test.each([
    ['a server out of order', () => refuseRoute(ROUTES.loginStatus, 'unavailable'), 503],
    ['no connection', () => disconnectRoute(ROUTES.loginStatus), 0],
  ])('given %s, then to the sign-in', async (_what, fail, status) => {
    fail();
    await expect(auth.checkAuth({})).rejects.toMatchObject({ status });
  });

  test('given a user who is no admin, then to their own pages, and nothing is shown meanwhile', async () => {
    signedIn({ ...ADMIN, role: 'user' });
    const outcome = Promise.race([
      auth.checkAuth({}),
      new Promise((done) => setTimeout(done, 20, 'still waiting')),
    ]);
    await expect(outcome).resolves.toBe('still waiting');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/');
  });
});

describe('signing in', () => {
  test.each<[Partial<User>, string]>([
    [{ role: 'user' }, 'role'],
    [{ emailVerified: false }, 'unverified'],
  ])('given somebody who may not see the console, then the reason', async (over, reason) => {
    answerRoute(ROUTES.login, () => ({ user: { ...ADMIN, ...over }, message: 'Login successfully' }));
    const credentials = { email: 'ada@example.com', password: 'secret1' };
    await expect(auth.login(credentials)).rejects.toMatchObject({ reason });
  });
});

describe('errors of calls', () => {
  test.each([
    [401, 'signed_out', true],
    [403, 'forbidden', true],
    [403, 'email_unverified', false],
    [409, 'edited_meanwhile', false],
  ] as const)('%i %s ends the session: %s', async (status, code, ends) => {
    const outcome = auth.checkError(new ApiError(status, { message: '', code }));
    if (ends) await expect(outcome).rejects.toBeInstanceOf(ApiError);
    else await expect(outcome).resolves.toBeUndefined();
  });
});
