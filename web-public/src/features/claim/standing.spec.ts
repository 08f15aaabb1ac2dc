import { aBarcode } from '@qlaim/web-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reasonAgainst } from './standing.ts';

describe('why a code can not be claimed', () => {
  it.each([
    ['disabled', { isActive: false, claimed: true }],
    ['claimed', { claimed: true }],
    ['nonpaying', { restricted: true }],
    ['not-ready', { approved: false }],
  ])('%s', (reason, difference) => {
    expect(reasonAgainst(aBarcode({ approved: true, ...difference }))).toBe(reason);
  });
});

describe('a code that could not be looked up', () => {
  afterEach(() => void vi.unstubAllGlobals());

  // The client takes fetch when it is made, so it is made anew for each test.
  async function standingAfter(answer: () => Response) {
    vi.stubGlobal('fetch', async () => answer());
    vi.resetModules();
    const { findStanding } = await import('./standing.ts');
    return findStanding('7K3M9QWX2P');
  }

  const refusal = (status: number, code: string, headers = {}) =>
    Response.json({ message: 'no', code }, { status, headers });

  it.each([
    [
      'without a connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Check your connection and try again.',
    ],
    [
      'after too many requests',
      () => refusal(429, 'too_many_requests', { 'retry-after': '30' }),
      'Many tries came from your network just now. Try again in 30 seconds.',
    ],
    [
      'for a fault of ours',
      () => refusal(503, 'unavailable'),
      'The fault is ours, not yours. Try again in a moment.',
    ],
  ])('%s', async (_why, answer, advice) => {
    expect(await standingAfter(answer)).toEqual({ kind: 'unreachable', advice });
  });
});
