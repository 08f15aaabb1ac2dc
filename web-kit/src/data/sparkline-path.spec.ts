import { describe, expect, it } from 'vitest';
import { linePath, sparklinePoints } from './sparkline-path.ts';

describe('sparklinePoints', () => {
  it('spreads from left to right, the highest at the top', () => {
    expect(sparklinePoints([0, 5, 10], 104, 44, 2)).toEqual([
      { x: 2, y: 42 },
      { x: 52, y: 22 },
      { x: 102, y: 2 },
    ]);
  });

  it('keeps a month without scans on the floor', () => {
    expect(sparklinePoints([0, 0], 100, 40, 4).map((point) => point.y)).toEqual([36, 36]);
  });

  it('has nothing to draw without values', () => {
    expect(linePath(sparklinePoints([], 100, 40, 4))).toBe('');
  });
});

describe('linePath', () => {
  it('moves to the first point and draws to the others', () => {
    expect(
      linePath([
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M1 2L3 4');
  });
});
