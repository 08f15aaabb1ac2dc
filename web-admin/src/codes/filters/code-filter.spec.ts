import { expect, test } from 'vitest';
import { countFolded, isFiltered, readFilter, toServerFilter } from './code-filter.ts';

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

test('a filter for false counts as a filter', () => {
  expect(countFolded({ isActive: false, endDate: '2026-11-01', link: 'A' })).toBe(2);
  expect(isFiltered({ approved: false })).toBe(true);
  expect(isFiltered({})).toBe(false);
});
