import { expect, it } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

it('a moment passes through the field, to the end of its second', () => {
  const time = new Date(2026, 5, 7, 8, 9, 10, 11).toISOString();
  expect(toLocal(time)).toBe('2026-06-07T08:09:10');
  expect(fromLocal(toLocal(time))).toBe(new Date(2026, 5, 7, 8, 9, 10, 999).toISOString());
});

it('an empty field is no moment', () => {
  expect(fromLocal('')).toBeUndefined();
  expect(toLocal('never')).toBe('');
});
