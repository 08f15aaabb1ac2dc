import { describe } from 'vitest';
import { rateLimiterContract } from '../../testing/contracts/rate-limiter.contract.ts';
import { createMemoryRateLimiter } from './rate-limiter.ts';

describe('rate limiter in memory', () => {
  rateLimiterContract(async () => createMemoryRateLimiter());
});
