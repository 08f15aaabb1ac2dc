import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';
import { OneByOne } from './one-by-one.ts';

describe('a gate', () => {
  it('lets so many in at once, in order, and one alone when it is empty', async () => {
    const gate = new Gate(2);
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const task = (name: string) => () => {
      log.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    };
    const running = [
      gate.run(task('a')),
      gate.run(task('b')),
      gate.runAlone(task('alone')),
      gate.run(task('c')),
    ];
    for (const [name, begun] of [
      ['', 'a b'],
      ['a', 'a b'],
      ['b', 'a b alone'],
      ['alone', 'a b alone c'],
      ['c', 'a b alone c'],
    ] as const) {
      ends.get(name)?.();
      await turn();
      expect(log.join(' ')).toBe(begun);
    }
    await Promise.all(running);
  });

  it('goes on after a failure', async () => {
    const gate = new Gate(1);
    const failing = gate.run(() => Promise.reject(new Error('no')));
    const following = gate.run(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await following).toBe('yes');
  });
});

describe('tasks of one name', () => {
  it('wait for each other, whatever becomes of them, and for no others', async () => {
    const streams = new OneByOne();
    const log: string[] = [];
    const first = streams.run('a', async () => {
      await turn();
      log.push('a1');
      throw new Error('no');
    });
    const second = streams.run('a', async () => log.push('a2'));
    const other = streams.run('b', async () => log.push('b1'));
    await Promise.allSettled([first, second, other]);
    expect(log).toEqual(['b1', 'a1', 'a2']);
  });
});
