import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';

/** Counts in this process: enough for one, and each of several counts for itself. What is counted is lost with it. */
export function createMemoryRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();

  function limiterOf({ name, points, seconds }: RateRule): RateLimiterMemory {
    // A rule that was changed counts anew.
    const identity = `${name}/${points}/${seconds}`;
    const known = limiters.get(identity);
    if (known !== undefined) return known;
    const created = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    limiters.set(identity, created);
    return created;
  }

  return {
    async take(rule, key) {
      try {
        await limiterOf(rule).consume(key);
        return { allowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
      }
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(key);
    },
  };
}
