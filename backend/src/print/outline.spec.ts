import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Corner, outlinesOf } from './outline.ts';

const rows = fc.integer({ min: 1, max: 9 }).chain((side) =>
  fc.array(fc.array(fc.boolean(), { minLength: side, maxLength: side }), {
    minLength: side,
    maxLength: side,
  }),
);

/** Counts how often the outlines turn around a point (the non-zero rule): dark where not 0. */
function turns(outlines: ReturnType<typeof outlinesOf>, [x, y]: Corner): number {
  let turned = 0;
  for (const outline of outlines)
    outline.forEach(([fromX, fromY], index) => {
      const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
      if (fromX === toX && fromX > x && Math.min(fromY, toY) < y && Math.max(fromY, toY) > y)
        turned += toY > fromY ? 1 : -1;
    });
  return turned;
}

it('outlines exactly the dark modules', () =>
  fc.assert(
    fc.property(rows, (modules) => {
      const outlines = outlinesOf(modules);
      modules.forEach((row, y) => {
        row.forEach((dark, x) => {
          expect(turns(outlines, [x + 0.5, y + 0.5])).toBe(dark ? 1 : 0);
        });
      });
    }),
  ));

it('has corners only where an outline turns', () => {
  expect(
    outlinesOf([
      [true, true],
      [true, true],
    ])[0],
  ).toHaveLength(4);
});
