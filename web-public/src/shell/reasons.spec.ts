import { NOWHERE_REASONS } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './reasons.ts';

describe('reasonOf', () => {
  it.each(NOWHERE_REASONS)('returns the title of %s', (reason) => {
    expect(reasonOf(reason)?.title).toMatch(/code|item/);
  });

  it.each([null, '', 'toString', 'whatever'])('returns undefined for %o', (reason) => {
    expect(reasonOf(reason)).toBeUndefined();
  });
});
