import { expect, it } from 'vitest';
import { isMet, measure, table } from './figures.ts';

const page = (name: string) => ({ name, path: `/${name}`, bare: 'codes' as const });

it('names the slowest page of a group, and tells what misses an aim', async () => {
  const groups = [
    { name: 'first page', pages: [page('first page')] },
    { name: 'pairs', pages: [page('quick'), page('slow')] },
  ];
  const asked: string[] = [];
  const running = {
    read: async (path: string) => void asked.push(path),
    bare: async () => undefined,
  };
  const figures = await measure(running, groups, 11);
  expect(asked.filter((path) => path === '/first page')).toHaveLength(11);
  expect(asked.filter((path) => path === '/slow')).toHaveLength(2);
  expect(figures.map(({ name }) => name)).toEqual(['first page', 'pairs']);

  const [slow, quick] = [
    { name: 'pairs', slowest: 'slow', median: 50.1, p99: 60, bare: 1 },
    { name: 'pairs', slowest: 'pairs', median: 50, p99: 150, bare: 1 },
  ];
  expect([slow, quick, { ...quick, p99: 151 }].map(isMet)).toEqual([false, true, false]);
  expect(
    table([
      ['SQLite', [slow]],
      ['MongoDB', [quick]],
    ])
      .split('\n')
      .at(-1),
  ).toBe('| pairs | 50.1 (slow) (missed) | 60.0 | 1.0 | 50.0 | 150.0 | 1.0 |');
});
