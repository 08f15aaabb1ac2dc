import type { Place, SheetLayout } from './sheet-layout.ts';

/** Returns how many pages of a layout hold so many codes, without their backs. */
export const frontsOf = ({ cells, used }: SheetLayout, codes: number): number =>
  Math.ceil((codes + used) / cells.length);

/** What a page holds, from 0 on: where its cells stand, and which code is in the first of them. */
export interface PageOfCells {
  readonly first: number;
  readonly cells: readonly Place[];
}

/** Returns what a page holds. Labels that are used already are only on the first. */
export function cellsOfPage({ cells, used }: SheetLayout, page: number): PageOfCells {
  if (page === 0) return { first: 0, cells: cells.slice(used) };
  return { first: page * cells.length - used, cells };
}

/** Returns where the back of a cell stands on a page that is flipped on its long edge. A printer is off on both sides alike. */
export const backOf = ({ page, cell, shift }: SheetLayout, { x, y }: Place): Place => ({
  x: page.width - (x - shift.x) - cell.width + shift.x,
  y,
});
