import { expect, test } from 'vitest';
import { daysOf, mondayOf, PRESETS, presetOf } from './date-presets.ts';

const WEDNESDAY = new Date(2026, 2, 4, 23, 30);

test.each([
  ['today', '2026-03-04', '2026-03-04'],
  ['week', '2026-02-26', '2026-03-04'],
  ['month', '2026-03-01', '2026-03-04'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['year', '2026-01-01', '2026-03-04'],
] as const)('%s is from %s to %s', (preset, startDate, endDate) =>
  expect(daysOf(preset, WEDNESDAY)).toEqual({ startDate, endDate }),
);

test('a preset is known by its days', () => {
  for (const preset of PRESETS) expect(presetOf(daysOf(preset, WEDNESDAY), WEDNESDAY)).toBe(preset);
  expect(presetOf({ startDate: '2026-03-02' }, WEDNESDAY)).toBeUndefined();
  expect(presetOf({}, WEDNESDAY)).toBeUndefined();
});

test('a week begins on Monday', () => {
  expect(mondayOf(WEDNESDAY)).toBe('2026-03-02');
  expect(mondayOf(new Date(2026, 2, 1))).toBe('2026-02-23');
  expect(mondayOf(new Date(2026, 2, 2))).toBe('2026-03-02');
});
