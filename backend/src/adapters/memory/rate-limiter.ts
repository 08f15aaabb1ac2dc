import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { rateLimiter } from '../shared/rate-limits.ts';

/** Counts in this process, until it ends. Each of several processes counts for itself. */
export function createMemoryRateLimiter(): RateLimiter {
  return rateLimiter(
    (keyPrefix, { points, seconds }) => new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  );
}
