import { describe } from 'vitest';
import { rateLimiterContract } from '../../ports/rate-limiter.contract.ts';
import { createMemoryRateLimiter } from './rate-limiter.ts';

describe('rate limiter in memory', () => {
  rateLimiterContract(async () => createMemoryRateLimiter());
});
