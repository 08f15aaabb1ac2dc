import { describe, expect, it } from 'vitest';
import { reasonAgainst } from './standing.ts';

const CODE = {
  _id: '7K3M9QWX2P',
  shortCode: '7K3M9QWX2P',
  link: 'https://qlaim.example/7K3M9QWX2P',
  approved: true,
  isActive: true,
  restricted: false,
  claimed: false,
  claimable: false,
  isProtected: false,
  storedInfo: null,
};

describe('why a code can not be claimed', () => {
  it.each([
    ['disabled', { isActive: false, claimed: true }],
    ['claimed', { claimed: true }],
    ['nonpaying', { restricted: true }],
    ['not-ready', { approved: false }],
  ])('%s', (reason, difference) => {
    expect(reasonAgainst({ ...CODE, ...difference })).toBe(reason);
  });
});
