import { describe, expect, test } from 'vitest';
import { isSettled, withDay } from './date-range.ts';

describe('a date range', () => {
  test('moves the end to a later start', () => {
    expect(withDay({ endDate: '2026-11-10' }, 'startDate', '2026-11-12')).toEqual({
      startDate: '2026-11-12',
      endDate: '2026-11-12',
    });
  });

  test('moves the start to an earlier end', () => {
    expect(withDay({ startDate: '2026-11-10' }, 'endDate', '2026-11-01')).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-01',
    });
  });

  test('keeps the other end when one moves inside the range', () => {
    const range = { startDate: '2026-11-01', endDate: '2026-11-30' };
    expect(withDay(range, 'startDate', '2026-11-30')).toEqual({
      startDate: '2026-11-30',
      endDate: '2026-11-30',
    });
    expect(withDay(range, 'endDate', undefined)).toEqual({ startDate: '2026-11-01', endDate: undefined });
  });
});

test('a date with an incomplete year is not settled', () => {
  expect(['0002-11-21', '0202-11-21', '2026-11-21', ''].map(isSettled)).toEqual([false, false, true, true]);
});
