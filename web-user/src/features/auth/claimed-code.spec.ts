import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../../shell/session-store.ts';
import { claimedCodeOf } from './claimed-code.ts';

beforeEach(() => sessionStorage.clear());

describe('the code a visitor wants to claim', () => {
  it('comes by navigation state first, then by address, then from before a reload', () => {
    keep('qlaim:claimed-code', 'AAAAAAAAAA');
    expect(claimedCodeOf({ code: 'BBBBBBBBBB' }, '?code=CCCCCCCCCC')).toBe('BBBBBBBBBB');
    expect(claimedCodeOf(null, '?code=cccccccccc')).toBe('CCCCCCCCCC');
    expect(claimedCodeOf(null, '')).toBe('AAAAAAAAAA');
  });

  it('is none when it is no code at all', () => {
    expect(claimedCodeOf({ code: 'hello' }, '?code=<script>')).toBeUndefined();
  });
});
