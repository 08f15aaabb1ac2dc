import { describe, expect, test } from 'vitest';
import { fullOrder, moved } from './order.ts';

describe('the order of columns', () => {
  test.each([
    [[], [0, 1, 2, 3]],
    [
      [2, 0],
      [2, 0, 1, 3],
    ],
    [
      [3, 3, 9, -1, 0.5],
      [3, 0, 1, 2],
    ],
  ])('of a kept %j is %j', (kept, order) => {
    expect(fullOrder(kept, 4)).toEqual(order);
  });

  test('has a column that moves at its new place', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });
});
