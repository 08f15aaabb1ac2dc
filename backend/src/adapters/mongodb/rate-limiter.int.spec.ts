import { afterAll, describe } from 'vitest';
import { rateLimiterContract } from '../../testing/contracts/rate-limiter.contract.ts';
import { describeEngine } from '../../testing/engines/engines.ts';
import { testDatabase } from '../../testing/engines/mongodb.ts';
import { createMongoRateLimiter } from './rate-limiter.ts';

describe('MongoDB rate limiter', () => {
  describeEngine('mongodb', ({ url }) => {
    const { database, drop } = testDatabase(url);
    const limiter = createMongoRateLimiter({ url, database });
    afterAll(async () => {
      await limiter.close();
      await drop();
    });
    rateLimiterContract(async () => limiter);
  });
});
