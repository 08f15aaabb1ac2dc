import { describe, expect, it } from 'vitest';
import { systemClock, systemRandom } from './clock.ts';

describe('system clock and randomness', () => {
  it('returns the current time', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it('returns lower-case UUIDs, each once', () => {
    const ids = Array.from({ length: 1_000 }, () => systemRandom.uuid());
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('returns the requested number of random bytes', () => {
    expect(systemRandom.bytes(0)).toHaveLength(0);
    expect(systemRandom.bytes(32)).toHaveLength(32);
    expect(systemRandom.bytes(32)).not.toEqual(systemRandom.bytes(32));
  });
});
