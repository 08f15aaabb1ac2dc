import { aBarcode } from '@qlaim/web-kit/testing';
import { describe, expect, it } from 'vitest';
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
