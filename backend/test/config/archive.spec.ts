import { expect, it } from 'vitest';
import { readArchiveArguments } from '../../src/main/archive/arguments.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const read = (...args: readonly string[]) => readArchiveArguments(args, NOW);

it('reads days in UTC, both ends of a time inclusive', () => {
  expect(read('--before', '2026-11-26', '--to', '/mnt')).toEqual({
    to: '/mnt',
    order: { do: 'archive', before: '2026-11-26T00:00:00.000Z', together: 8_000_000 },
  });
  const back = (days: string) => read('--back', days).order;
  expect(back('2026-01-01..2026-01-31')).toEqual({
    do: 'back',
    period: { since: '2026-01-01T00:00:00.000Z', before: '2026-02-01T00:00:00.000Z' },
  });
  expect(back('2026-01-01')).toEqual({
    do: 'back',
    period: { since: '2026-01-01T00:00:00.000Z', before: '2026-01-02T00:00:00.000Z' },
  });
  expect(read('--put-away').order).toEqual({ do: 'put-away' });
  expect(read().order).toEqual({ do: 'list' });
});

it.each([
  [['--before', '2026-11-27'], 'must be a day ago at least'],
  [['--before', '1.1.2026'], 'takes days as 2026-01-31'],
  [['--back', '2026-01-01..'], 'takes days as 2026-01-31'],
  [['--back', '2026-13-01'], 'takes days as 2026-01-31'],
  [['--before', '2026-01-01', '--back', '2026-01-01'], 'ask for one of'],
  [['--before', '2026-01-01', '--scans', '10'], 'must be a whole number'],
])('refuses %j', (args, words) => {
  expect(() => read(...args)).toThrow(words);
});
