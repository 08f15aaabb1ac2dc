import { describe, expect, it } from 'vitest';
import { SeenIds } from './seen-ids.ts';

describe('seen ids', () => {
  it('are all known, and few others', () => {
    const seen = new SeenIds();
    for (let n = 0; n < 100_000; n += 1) seen.add(`code-${n}`);
    const among = (prefix: string) =>
      Array.from({ length: 100_000 }, (_, n) => seen.mayHave(`${prefix}${n}`)).filter(Boolean).length;
    expect(among('code-')).toBe(100_000);
    expect(among('user-')).toBeLessThan(100);
  });
});
