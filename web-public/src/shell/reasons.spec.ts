import { NOWHERE_REASONS } from '@qlaim/backend/contract';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './reasons.ts';

describe('why a scan led to the welcome page', () => {
  it.each(NOWHERE_REASONS)('%s is explained, with what to do', (reason) => {
    expect(reasonOf(reason)?.title).toMatch(/code|item/);
  });

  it.each([null, '', 'toString', 'whatever'])('%s is not', (reason) => {
    expect(reasonOf(reason)).toBeUndefined();
  });
});
