import { expect, it } from 'vitest';
import { scaleTop } from './chart-scale.ts';

it.each([
  [[], 2],
  [[0, 0], 2],
  [[1], 2],
  [[3, 1], 4],
  [[9], 10],
  [[10], 10],
  [[11], 20],
  [[41], 60],
  [[99, 100], 100],
  [[1204], 2000],
])('the scale of %j ends at %i', (values, top) => {
  expect(scaleTop(values)).toBe(top);
});
