import { expect, test } from 'vitest';
import { latestDays, lengthOf, readRange, withinLimit } from './day-range.ts';

const NOW = Date.parse('2026-11-22T15:00:00Z');

test('the latest days end with today in UTC', () => {
  expect(latestDays(7, NOW)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(lengthOf(latestDays(7, NOW))).toBe(7);
});

test('an address without a valid range means the latest 30 days', () => {
  const read = (text: string) => readRange(new URLSearchParams(text), NOW);
  expect(read('from=2026-10-01&to=2026-10-03')).toEqual({ from: '2026-10-01', to: '2026-10-03', cut: null });
  for (const wrong of [
    '',
    'from=2026-10-01',
    'from=x&to=y',
    'from=2026-02-31&to=2026-03-01',
    'from=2026-10-03&to=2026-10-01',
  ])
    expect(read(wrong)).toEqual({ from: '2026-10-24', to: '2026-11-22', cut: null });
});

test('an address says which end of its range was moved', () => {
  const read = (text: string) => readRange(new URLSearchParams(text), NOW);
  expect(read('from=2020-01-01&to=2026-10-01')).toEqual({
    from: '2025-10-01',
    to: '2026-10-01',
    cut: 'from',
  });
  expect(read('from=2026-10-01&to=2026-10-03&cut=to').cut).toBe('to');
  expect(read('from=2026-10-01&to=2026-10-03&cut=other').cut).toBeNull();
});

test('a range of more than a year keeps the end that was chosen', () => {
  const long = { from: '2020-01-01', to: '2026-01-01' };
  expect(withinLimit(long, 'from')).toEqual({ from: '2020-01-01', to: '2020-12-31', cut: 'to' });
  expect(withinLimit(long, 'to')).toEqual({ from: '2025-01-01', to: '2026-01-01', cut: 'from' });
  expect(withinLimit({ from: '2026-01-01', to: '2026-01-02' }, 'to')).toMatchObject({
    from: '2026-01-01',
    cut: null,
  });
});
