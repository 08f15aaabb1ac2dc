import { describe, expect, it } from 'vitest';
import { linePath, sparklinePoints } from './sparkline-path.ts';

describe('sparklinePoints', () => {
  it('spreads the points from left to right, with the highest value at the top', () => {
    expect(sparklinePoints([0, 5, 10], 104, 44, 2)).toEqual([
      { x: 2, y: 42 },
      { x: 52, y: 22 },
      { x: 102, y: 2 },
    ]);
  });

  it('puts all points at the bottom when every value is 0', () => {
    expect(sparklinePoints([0, 0], 100, 40, 4).map((point) => point.y)).toEqual([36, 36]);
  });

  it('returns no points without values', () => {
    expect(linePath(sparklinePoints([], 100, 40, 4))).toBe('');
  });
});

describe('linePath', () => {
  it('moves to the first point, and draws lines to the others', () => {
    expect(
      linePath([
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M1 2L3 4');
  });
});
