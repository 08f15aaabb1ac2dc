import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { claim } from './claim.ts';

const USER = aUser();
const BARCODE = aBarcode({ claimed: true });
const CODE = BARCODE.shortCode;

type Answer = [status: number, body: object] | 'no answer';

/** The server, answering each path as given; returns what was sent to it. */
function givenAnswers(answers: Record<string, Answer>) {
  const send = vi.fn(async (path: string, _init?: RequestInit) => {
    const answer = answers[path] ?? 'no answer';
    if (answer === 'no answer') throw new TypeError('offline');
    return Response.json(answer[1], { status: answer[0] });
  });
  vi.stubGlobal('fetch', send);
  return send;
}

afterEach(() => void vi.unstubAllGlobals());

// The client takes fetch when it is made, so it is made anew for each test.
async function claimWith(answers: Record<string, Answer>) {
  const send = givenAnswers(answers);
  vi.resetModules();
  const fresh: { claim: typeof claim } = await import('./claim.ts');
  return { outcome: await fresh.claim(CODE), send };
}

describe('the claim flow (specification section 4)', () => {
  it('assigns the code to a verified user', async () => {
    const { outcome, send } = await claimWith({
      '/user/me': [200, { user: USER }],
      '/barcode/assign/user': [200, { barcode: BARCODE, message: 'QR code claimed successfully' }],
    });
    expect(outcome).toEqual({ kind: 'claimed', message: 'QR code claimed successfully' });
    expect(send.mock.calls[1]?.[1]?.body).toBe(JSON.stringify({ link: CODE, user: USER._id }));
  });

  it.each([
    ['an admin claims nothing', aUser({ role: 'admin' }), 'admin'],
    ['an unverified user is sent to verify', aUser({ emailVerified: false }), 'verify'],
  ])('%s', async (_name, user, kind) => {
    const { outcome, send } = await claimWith({ '/user/me': [200, { user }] });
    expect(outcome.kind).toBe(kind);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends a signed-out visitor to register', async () => {
    const { outcome } = await claimWith({
      '/user/me': [401, { message: 'Please sign in', code: 'signed_out' }],
    });
    expect(outcome).toEqual({ kind: 'register' });
  });

  it('does not take silence for being signed out', async () => {
    const { outcome } = await claimWith({});
    expect(outcome).toEqual({
      kind: 'failed',
      message: 'Something went wrong',
      advice: 'Check your connection and try again.',
    });
  });

  it('does not blame the connection of somebody who has to wait', async () => {
    const message = 'Too many tries. Please wait a little';
    const { outcome } = await claimWith({ '/user/me': [429, { message, code: 'too_many_requests' }] });
    expect(outcome).toEqual({
      kind: 'failed',
      message,
      advice: 'Many tries came from your network just now. Try again in a moment.',
    });
  });

  it.each([
    ['already_claimed', 409, 'taken'],
    ['not_claimable', 409, 'not-claimable'],
    ['unknown_code', 404, 'not-claimable'],
    ['email_unverified', 403, 'verify'],
    ['signed_out', 401, 'register'],
    ['unavailable', 503, 'failed'],
  ])('a refusal %s (%i) comes out as %s', async (code, status, kind) => {
    const { outcome } = await claimWith({
      '/user/me': [200, { user: USER }],
      '/barcode/assign/user': [status, { message: 'no', code }],
    });
    expect(outcome.kind).toBe(kind);
  });
});
