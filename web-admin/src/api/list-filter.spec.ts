import { expect, test } from 'vitest';
import { readFilter, toServerFilter } from './list-filter.ts';

test('what the address carries is read as filters, and nonsense as none', () => {
  expect(readFilter({ approved: false, link: 'ABC' })).toEqual({ approved: false, link: 'ABC' });
  expect(readFilter({ approved: 'maybe' })).toEqual({});
  expect(readFilter({ colour: 'red' })).toEqual({});
  expect(readFilter(undefined)).toEqual({});
});

test("days reach the server as the first and last moment of the reader's own day", () => {
  const { startDate, endDate, approved } = toServerFilter({
    startDate: '2026-11-01',
    endDate: '2026-11-01',
    approved: false,
  });
  expect(startDate).toBe(new Date(2026, 10, 1).toISOString());
  expect(endDate).toBe(new Date(2026, 10, 1, 23, 59, 59, 999).toISOString());
  expect(approved).toBe(false);
});
