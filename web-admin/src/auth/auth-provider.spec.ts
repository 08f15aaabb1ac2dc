// @vitest-environment happy-dom
import { ApiError, createClient } from '@qlaim/backend/contract';
import { describe, expect, test, vi } from 'vitest';
import { answering } from '../testing/answers.ts';
import { createAuthProvider } from './auth-provider.ts';

const admin = {
  _id: 'a1',
  firstName: 'Ada',
  lastName: 'Admin',
  email: 'ada@example.com',
  role: 'admin',
  provider: 'local',
  emailVerified: true,
};

function given(body: unknown) {
  const { fetch } = answering(() => ({ body }));
  const leave = vi.fn();
  return { leave, auth: createAuthProvider(createClient({ fetch }), leave) };
}

const signedIn = (user: object | null) => given({ loggedIn: user !== null, user });
const credentials = { email: 'ada@example.com', password: 'secret1' };

describe('who may see the console', () => {
  test('given an admin, then they may', async () => {
    await expect(signedIn(admin).auth.checkAuth({})).resolves.toBeUndefined();
  });

  test('given nobody signed in, then to the sign-in without a toast', async () => {
    await expect(signedIn(null).auth.checkAuth({})).rejects.toMatchObject({ message: false });
  });

  test('given a user who is no admin, then to their own pages, and nothing is shown meanwhile', async () => {
    const { auth, leave } = signedIn({ ...admin, role: 'user' });
    const outcome = Promise.race([
      auth.checkAuth({}),
      new Promise((done) => setTimeout(done, 20, 'still waiting')),
    ]);
    await expect(outcome).resolves.toBe('still waiting');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/');
  });
});

describe('signing in', () => {
  test.each([
    [{ ...admin, role: 'user' }, 'role'],
    [{ ...admin, emailVerified: false }, 'unverified'],
  ])('given somebody who may not see the console, then the reason', async (user, reason) => {
    const { auth } = given({ user, message: 'Login successfully' });
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
    const outcome = signedIn(admin).auth.checkError(new ApiError(status, { message: '', code }));
    if (ends) await expect(outcome).rejects.toBeInstanceOf(ApiError);
    else await expect(outcome).resolves.toBeUndefined();
  });
});
