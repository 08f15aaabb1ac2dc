import { describe, expect, it } from 'vitest';
import { rateLimiterContract } from '../../testing/contracts/rate-limiter.contract.ts';
import { createMemoryRateLimiter } from './rate-limiter.ts';

describe('rate limiter in memory', () => {
  rateLimiterContract(async () => createMemoryRateLimiter());

  it('remembers a bounded number of keys, and those under attack longest', async () => {
    const limiter = createMemoryRateLimiter(100);
    const rule = { name: 'bounded', points: 1, seconds: 3_600 };
    const allowed = async (key: string) => (await limiter.take(rule, key)).allowed;
    await allowed('attacked');
    await allowed('idle');

    for (let key = 0; key < 200; key += 1) {
      await allowed(`other ${key}`);
      expect(await allowed('attacked')).toBe(false);
    }

    expect(await allowed('idle')).toBe(true);
  });
});
