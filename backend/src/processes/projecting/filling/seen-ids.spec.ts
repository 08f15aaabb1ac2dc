import { describe, expect, it } from 'vitest';
import { SeenIds } from './seen-ids.ts';

describe('seen ids', () => {
  it('are all known, and few others', () => {
    const seen = new SeenIds();
    for (let n = 0; n < 100_000; n += 1) seen.add(`code-${n}`);
    const among = (prefix: string) =>
      Array.from({ length: 100_000 }, (_, n) => seen.mayHave(`${prefix}${n}`)).filter(Boolean).length;
    expect(among('code-')).toBe(100_000);
    expect(among('user-')).toBeLessThan(10);
  });

  it('are told from others also where there are a million', () => {
    const seen = new SeenIds();
    for (let n = 0; n < 1_000_000; n += 1) seen.add(n.toString(32).padStart(10, '0'));
    const others = Array.from({ length: 100_000 }, (_, n) => (2_000_000 + n).toString(32).padStart(10, '0'));
    expect(others.filter((id) => seen.mayHave(id)).length).toBeLessThan(20);
  });
});
