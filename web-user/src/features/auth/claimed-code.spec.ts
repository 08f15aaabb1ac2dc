import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../../shell/session-store.ts';
import { claimedCodeOf } from './claimed-code.ts';

beforeEach(() => sessionStorage.clear());

describe('the code that a visitor wants to claim', () => {
  it('comes from the navigation state, else from the address, else from the session store', () => {
    keep('qlaim:claimed-code', 'AAAAAAAAAA');
    expect(claimedCodeOf({ code: 'BBBBBBBBBB' }, '?code=CCCCCCCCCC')).toBe('BBBBBBBBBB');
    expect(claimedCodeOf(null, '?code=cccccccccc')).toBe('CCCCCCCCCC');
    expect(claimedCodeOf(null, '')).toBe('AAAAAAAAAA');
  });

  it('is undefined when the text is no valid code', () => {
    expect(claimedCodeOf({ code: 'hello there' }, '?code=<script>')).toBeUndefined();
  });
});
