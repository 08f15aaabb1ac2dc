import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

describe('a keyed mutex', () => {
  it('runs tasks of one key in order, failures included, and blocks no other key', async () => {
    const mutex = new KeyedMutex();
    const log: string[] = [];
    const first = mutex.runExclusive('a', async () => {
      await turn();
      log.push('a1');
      throw new Error('no');
    });
    const second = mutex.runExclusive('a', async () => log.push('a2'));
    const other = mutex.runExclusive('b', async () => log.push('b1'));
    const outcomes = await Promise.allSettled([first, second, other]);
    expect(log).toEqual(['b1', 'a1', 'a2']);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await mutex.runExclusive('a', async () => 'again')).toBe('again');
  });
});
