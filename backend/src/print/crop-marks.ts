import type { Corner } from './outline.ts';
import type { Place, SheetLayout, Size } from './sheet-layout.ts';

/** A thin line, from a corner to a corner. */
export interface LineStep {
  readonly type: 'line';
  readonly from: Corner;
  readonly to: Corner;
}

/** Returns two marks at each corner of a cell, which point away from it. */
export function cropMarks(
  { x, y, width, height }: Place & Size,
  { gap, length }: NonNullable<SheetLayout['cropMark']>,
): LineStep[] {
  const corners = [
    [x, y, -1, -1],
    [x + width, y, 1, -1],
    [x, y + height, -1, 1],
    [x + width, y + height, 1, 1],
  ] as const;
  return corners.flatMap(([cornerX, cornerY, toX, toY]): LineStep[] => [
    line([cornerX + toX * gap, cornerY], [cornerX + toX * (gap + length), cornerY]),
    line([cornerX, cornerY + toY * gap], [cornerX, cornerY + toY * (gap + length)]),
  ]);
}

const line = (from: Corner, to: Corner): LineStep => ({ type: 'line', from, to });
