import { LRUCache } from 'lru-cache';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';

/**
 * About 20 MB once it is full: of a `max`, `lru-cache` would reserve all places. An attacker with so many addresses makes us forget the
 * oldest tries, never our memory grow.
 */
const KEYS = 100_000;

interface Window {
  taken: number;
  /** Milliseconds of the monotonic clock. */
  readonly endsAt: number;
}

/** Counts in this process, until it ends. Each of several processes counts for itself. A changed rule counts from zero. */
export function createMemoryRateLimiter(keys = KEYS): RateLimiter {
  const windows = new LRUCache<string, Window>({ maxSize: keys, sizeCalculation: () => 1 });

  function windowOf(rule: RateRule, key: string): Window {
    const now = performance.now();
    const known = windows.get(nameOf(rule, key));
    if (known && known.endsAt > now) return known;
    const next = { taken: 0, endsAt: now + rule.seconds * 1_000 };
    windows.set(nameOf(rule, key), next);
    return next;
  }

  return {
    async take(rule, key) {
      const window = windowOf(rule, key);
      if (window.taken < rule.points) {
        window.taken += 1;
        return { allowed: true };
      }
      const waitMs = window.endsAt - performance.now();
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
    },
    async giveBack(rule, key) {
      const window = windowOf(rule, key);
      window.taken = Math.max(0, window.taken - 1);
    },
    async reset(rule, key) {
      windows.delete(nameOf(rule, key));
    },
  };
}

const nameOf = ({ name, points, seconds }: RateRule, key: string) => `${name}/${points}/${seconds} ${key}`;
