import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';

/** The port over rate-limiter-flexible, with one limiter for each rule. A changed rule counts from zero. */
export function rateLimiter(create: (keyPrefix: string, rule: RateRule) => RateLimiterAbstract): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(rule: RateRule): RateLimiterAbstract {
    const keyPrefix = `${rule.name}/${rule.points}/${rule.seconds}`;
    const limiter = limiters.get(keyPrefix) ?? create(keyPrefix, rule);
    limiters.set(keyPrefix, limiter);
    return limiter;
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
    async giveBack(rule, key) {
      await limiterOf(rule).reward(key);
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(key);
    },
  };
}
