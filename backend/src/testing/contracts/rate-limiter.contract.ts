import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RateLimiter, RateRule } from '../../ports/rate-limiter.ts';

/** The contract of every rate limiter. Each case uses a key of its own, so that a server may be shared. */
export function rateLimiterContract(create: () => Promise<RateLimiter>): void {
  const rule: RateRule = { name: 'contract', points: 3, seconds: 60 };
  let limiter: RateLimiter;
  let key: string;

  beforeAll(async () => {
    limiter = await create();
  });
  beforeEach(() => {
    key = randomUUID();
  });

  async function allowed(times: number, by = rule, counted = key): Promise<readonly boolean[]> {
    const answers: boolean[] = [];
    for (let time = 0; time < times; time++) answers.push((await limiter.take(by, counted)).allowed);
    return answers;
  }

  describe('take', () => {
    it('allows as many tries as the rule has points', async () => {
      expect(await allowed(5)).toEqual([true, true, true, false, false]);
    });

    it('returns the waiting time in whole seconds', async () => {
      await allowed(3);
      const refused = await limiter.take(rule, key);
      if (refused.allowed) throw new Error('it was allowed');
      expect(refused.retryAfterSeconds).toSatisfy(Number.isInteger);
      expect(refused.retryAfterSeconds).toBeGreaterThan(50);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    });

    it('allows as many tries at the same time as one after another', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take(rule, key)));
      expect(answers.filter((answer) => answer.allowed)).toHaveLength(3);
    });

    it('answers each of many tries at the same time, again and again', async () => {
      const wide: RateRule = { name: 'contract-wide', points: 12, seconds: 60 };
      for (let round = 0; round < 20; round += 1) {
        const tries = Array.from({ length: 16 }, () => limiter.take(wide, `${key}-${round}`));
        expect((await Promise.all(tries)).filter((answer) => answer.allowed)).toHaveLength(12);
      }
    });

    it('counts keys separately', async () => {
      await allowed(4);
      expect(await allowed(1, rule, randomUUID())).toEqual([true]);
    });

    it('counts rules separately', async () => {
      await allowed(4);
      expect(await allowed(2, { name: 'contract-other', points: 1, seconds: 60 })).toEqual([true, false]);
    });

    it('allows again after its time, which refused tries do not extend', async () => {
      const short: RateRule = { name: 'contract-short', points: 1, seconds: 1 };
      expect(await allowed(2, short)).toEqual([true, false]);
      await sleep(600);
      expect(await allowed(1, short)).toEqual([false]);
      await sleep(500);
      expect(await allowed(2, short)).toEqual([true, false]);
    });
  });

  describe('giveBack', () => {
    it('allows one try more', async () => {
      await allowed(3);
      await limiter.giveBack(rule, key);
      expect(await allowed(2)).toEqual([true, false]);
    });
  });

  describe('reset', () => {
    it('forgets the tries of one key under one rule', async () => {
      const other: RateRule = { name: 'contract-other', points: 1, seconds: 60 };
      await allowed(4);
      await allowed(1, other);
      await limiter.reset(rule, key);
      expect(await allowed(4)).toEqual([true, true, true, false]);
      expect(await allowed(1, other)).toEqual([false]);
    });

    it('accepts an unknown key', async () => {
      await limiter.reset(rule, randomUUID());
    });
  });
}
