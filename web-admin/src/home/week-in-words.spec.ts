import { expect, test } from 'vitest';
import { comparedInWords, weeksOf } from './week-in-words.ts';

test('two weeks of days are summed up', () => {
  const days = Array.from({ length: 14 }, (_none, place) => ({ count: place }));
  expect(weeksOf(days)).toEqual({ latest: 70, before: 21 });
});

test.each([
  [112, 100, '12 % more than in the seven days before (100)'],
  [600, 1200, '50 % fewer than in the seven days before (1,200)'],
  [1000, 1001, 'As many as in the seven days before (1,001)'],
  [5, 0, 'None in the seven days before'],
])('%i scans after %i read "%s"', (latest, before, words) => {
  expect(comparedInWords({ latest, before })).toBe(words);
});
