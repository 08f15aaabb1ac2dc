import { ADMIN_ROUTES, ApiError, createClient, type ErrorCode } from '@qlaim/backend/contract';
import { answerRoute, disconnectRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { quietly } from '../api/quiet-failures.ts';
import { ADMIN, AUDITOR, signedIn, signedOut } from '../testing/server.ts';
import { createAuthProvider } from './auth-provider.ts';
import { SessionGate } from './session-gate.ts';

const leave = vi.fn();
beforeEach(() => leave.mockReset());
const pending = (check: Promise<unknown>) =>
  Promise.race([check, new Promise((done) => setTimeout(done, 100, 'still waiting'))]);

let gate = new SessionGate();
let auth = createAuthProvider(createClient(), leave, gate);
beforeEach(() => {
  gate = new SessionGate();
  auth = createAuthProvider(createClient(), leave, gate);
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

  test('leads who has not accepted the terms of use to them, and then back to the same place', async () => {
    signedIn({ ...ADMIN, mustAcceptTerms: '2026-12-24' });
    history.replaceState(null, '', '/admin/notices/N-7ZK3?page=2#answer');
    await expect(pending(auth.checkAuth({}))).resolves.toBe('still waiting');
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      '/legal/accept?back=%2Fadmin%2Fnotices%2FN-7ZK3%3Fpage%3D2%23answer',
    );
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
    await auth.checkError(new ApiError(403, { message: '', code: 'forbidden' }));
    await auth.checkAuth({});
    expect(asked).toHaveLength(2);
  });
});

describe('the error check of API calls', () => {
  const refused = (status: number, code: ErrorCode) => new ApiError(status, { message: '', code });

  test.each([
    [403, 'email_unverified'],
    [409, 'edited_meanwhile'],
  ] as const)('lets the page show %i %s', async (status, code) => {
    await expect(auth.checkError(refused(status, code))).resolves.toBeUndefined();
    expect(gate.asks()).toBe(false);
  });

  test('waits for a new sign-in where the session has ended, once for all calls', async () => {
    const checks = [auth.checkError(refused(401, 'signed_out')), auth.checkError(refused(401, 'signed_out'))];
    await expect(pending(Promise.all(checks))).resolves.toBe('still waiting');
    expect(gate.asks()).toBe(true);
    gate.signedIn();
    await Promise.all(checks);
    expect(gate.asks()).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });

  test('waits for nobody after a read, and after a sign-in that was refused', async () => {
    const read = refused(401, 'signed_out');
    await quietly(Promise.reject(read)).catch(() => undefined);
    await auth.checkError(read);
    expect(gate.asks()).toBe(false);
  });

  test('lets an auditor read why a call is not for this role', async () => {
    signedIn(AUDITOR);
    await expect(auth.checkError(refused(403, 'forbidden'))).resolves.toBeUndefined();
    expect(leave).not.toHaveBeenCalled();
  });

  test('has a former admin leave, and answers no call', async () => {
    signedIn({ ...ADMIN, role: 'user' });
    await expect(pending(auth.checkError(refused(403, 'forbidden')))).resolves.toBe('still waiting');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/');
  });
});

describe("what react-admin's guards are told", () => {
  const mayList = (resource: string) => auth.canAccess?.({ resource, action: 'list' });

  test('agrees with the permissions of the role', async () => {
    const asked = answerRoute(ADMIN_ROUTES.loginStatus, () => ({ loggedIn: true, user: AUDITOR }));
    await expect(mayList('webhooks')).resolves.toBe(true);
    await expect(auth.canAccess?.({ resource: 'webhooks', action: 'edit' })).resolves.toBe(false);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['the session has ended', signedOut],
    ['there is no connection', () => disconnectRoute(ADMIN_ROUTES.loginStatus)],
  ])('closes no page where %s', async (_why, given) => {
    given();
    await expect(mayList('webhooks')).resolves.toBe(true);
  });
});
