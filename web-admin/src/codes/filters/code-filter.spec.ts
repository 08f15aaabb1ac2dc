import { expect, test } from 'vitest';
import { countFolded, isFiltered } from './code-filter.ts';

test('a filter with the value false counts as set', () => {
  expect(countFolded({ isActive: false, endDate: '2026-11-01', q: 'A' })).toBe(2);
  expect(isFiltered({ approved: false })).toBe(true);
  expect(isFiltered({})).toBe(false);
});
