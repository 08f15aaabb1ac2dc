import { ADMIN_ROUTES, ApiError, createClient } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ADMIN, signedIn, signedOut } from '../testing/server.ts';
import { createAuthProvider } from './auth-provider.ts';

const leave = vi.fn();
beforeEach(() => leave.mockReset());
const pending = (check: Promise<unknown>) =>
  Promise.race([check, new Promise((done) => setTimeout(done, 100, 'still waiting'))]);

let auth = createAuthProvider(createClient(), leave);
beforeEach(() => {
  auth = createAuthProvider(createClient(), leave);
});

describe('the access check of the console', () => {
  test('accepts an admin', async () => {
    signedIn();
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
  });

  test.each([
    ['nobody is signed in', signedOut],
    ['a server out of order', () => refuseRoute(ADMIN_ROUTES.loginStatus, 'unavailable')],
    ['no connection', () => disconnectRoute(ADMIN_ROUTES.loginStatus)],
  ])('leads to the sign-in and stays pending: %s', async (_why, given) => {
    given();
    history.replaceState(null, '', '/admin/codes?page=2');
    await expect(pending(auth.checkAuth({}))).resolves.toBe('still waiting');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login?from=%2Fadmin%2Fcodes%3Fpage%3D2');
  });

  test.each([
    ['a user', { role: 'user' }, '/'],
    ['an admin with an unverified e-mail', { emailVerified: false }, '/'],
    ['an admin who must turn on two-step sign-in', { mustTurnOnTwoStep: true }, '/profile'],
    ['an admin who must change the password', { mustChangePassword: true }, '/profile'],
  ] as const)('leads %s to the user pages, and stays pending', async (_who, over, address) => {
    signedIn({ ...ADMIN, ...over });
    await expect(pending(auth.checkAuth({}))).resolves.toBe('still waiting');
    expect(leave).toHaveBeenCalledExactlyOnceWith(address);
  });
});

describe('the call for the status', () => {
  const statusCalls = () => answerRoute(ADMIN_ROUTES.loginStatus, () => ({ loggedIn: true, user: ADMIN }));

  test('is shared by the checks of a page that opens', async () => {
    const asked = statusCalls();
    await Promise.all([auth.checkAuth({}), auth.getIdentity?.(), auth.checkAuth({})]);
    await auth.checkAuth({});
    expect(asked).toHaveLength(1);
  });

  test('is made again after a refused call', async () => {
    const asked = statusCalls();
    await auth.checkAuth({});
    const refused = new ApiError(403, { message: '', code: 'forbidden' });
    await expect(auth.checkError(refused)).rejects.toBe(refused);
    await auth.checkAuth({});
    expect(asked).toHaveLength(2);
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
