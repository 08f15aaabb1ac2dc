import { expect, it } from 'vitest';
import { localHours } from './local-hours.ts';

/** Counts whose values are the UTC hours. */
const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);

it.each([
  [0, ['00:00', 0], ['23:00', 23]],
  [60, ['00:00', 23], ['23:00', 22]],
  [-300, ['00:00', 5], ['23:00', 4]],
  [330, ['00:30', 19], ['23:30', 18]],
  [840, ['00:00', 10], ['23:00', 9]],
  [-720, ['00:00', 12], ['23:00', 11]],
])('with an offset of %i minutes the day begins with %j and ends with %j', (offset, first, last) => {
  const hours = localHours(HOURS, offset).map(({ from, count }) => [from, count]);
  expect(hours).toHaveLength(24);
  expect([hours.at(0), hours.at(-1)]).toEqual([first, last]);
});
