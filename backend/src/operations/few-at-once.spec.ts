import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

describe('few at once', () => {
  it('yields a result for each item', async () => {
    const results: number[] = [];
    for await (const result of fewAtOnce([1, 2, 3, 4, 5, 6], async (item) => 10 * item)) results.push(result);
    expect(results.toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40, 50, 60]);
  });

  const begun: number[] = [];
  const ended: number[] = [];
  const slowAfter = (first: () => Promise<void>) => async (item: number) => {
    begun.push(item);
    if (item === 1) await first();
    else await pause(20);
    ended.push(item);
  };
  const isOver = async (iterate: () => Promise<void>) => {
    begun.length = 0;
    ended.length = 0;
    await iterate();
    const [all, done] = [[...begun], [...ended]];
    await pause(60);
    return { all, done, later: [begun.length - all.length, ended.length - done.length] };
  };

  it('has ended all others once it rejects', async () => {
    const fails = async () => {
      throw new Error('the disk is full');
    };
    const { all, done, later } = await isOver(async () => {
      const results = fewAtOnce([1, 2, 3, 4, 5, 6, 7, 8, 9], slowAfter(fails));
      await expect(results.next()).rejects.toThrow('the disk is full');
    });
    expect(all.length).toBeGreaterThan(1);
    expect(done).toEqual(all.filter((item) => item !== 1));
    expect(later).toEqual([0, 0]);
  });

  it('has ended all others once the caller leaves', async () => {
    const { all, done, later } = await isOver(async () => {
      for await (const _result of fewAtOnce(
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
        slowAfter(async () => undefined),
      ))
        break;
    });
    expect(done.toSorted()).toEqual(all.toSorted());
    expect(later).toEqual([0, 0]);
  });
});
