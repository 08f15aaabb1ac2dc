import { expect, test } from 'vitest';
import { readFilter, toServerFilter } from './list-filter.ts';

test('filters are read from the address, and invalid values give an empty filter', () => {
  expect(readFilter({ approved: false, q: 'ABC' })).toEqual({ approved: false, q: 'ABC' });
  expect(readFilter({ approved: 'maybe' })).toEqual({});
  expect(readFilter({ colour: 'red' })).toEqual({});
  expect(readFilter(undefined)).toEqual({});
});

test('the server receives the first and last moment of days in the local time zone', () => {
  const { startDate, endDate, approved } = toServerFilter({
    startDate: '2026-11-01',
    endDate: '2026-11-01',
    approved: false,
  });
  expect(startDate).toBe(new Date(2026, 10, 1).toISOString());
  expect(endDate).toBe(new Date(2026, 10, 1, 23, 59, 59, 999).toISOString());
  expect(approved).toBe(false);
});
