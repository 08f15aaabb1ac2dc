import { aBarcode } from '@qlaim/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { reasonAgainst } from './standing.ts';

describe('reasonAgainst', () => {
  it.each([
    ['disabled', { isActive: false, claimed: true }],
    ['claimed', { claimed: true }],
    ['nonpaying', { restricted: true }],
    ['not-ready', { approved: false }],
  ])('returns %s for %j', (reason, difference) => {
    expect(reasonAgainst(aBarcode({ approved: true, ...difference }))).toBe(reason);
  });
});
