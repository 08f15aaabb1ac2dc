import { describe, expect, test } from 'vitest';
import { isSettled, withDay } from './date-range.ts';

describe('a date range', () => {
  test('given an end, when a later start is set, then the end follows', () => {
    expect(withDay({ endDate: '2026-11-10' }, 'startDate', '2026-11-12')).toEqual({
      startDate: '2026-11-12',
      endDate: '2026-11-12',
    });
  });

  test('given a start, when an earlier end is set, then the start follows', () => {
    expect(withDay({ startDate: '2026-11-10' }, 'endDate', '2026-11-01')).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-01',
    });
  });

  test('given a range, when one end moves inside it, then the other stays', () => {
    const range = { startDate: '2026-11-01', endDate: '2026-11-30' };
    expect(withDay(range, 'startDate', '2026-11-30')).toEqual({
      startDate: '2026-11-30',
      endDate: '2026-11-30',
    });
    expect(withDay(range, 'endDate', undefined)).toEqual({ startDate: '2026-11-01', endDate: undefined });
  });
});

test('a year typed in part is no day yet', () => {
  expect(['0002-11-21', '0202-11-21', '2026-11-21', ''].map(isSettled)).toEqual([false, false, true, true]);
});
