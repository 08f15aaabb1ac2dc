import { LABEL_PADDING } from './fit.ts';
import type { LabelSheet } from './label-sheets.ts';
import { PAPERS } from './papers.ts';
import type { Grid, Size } from './sheet-layout.ts';

/** Returns a cell in the middle of each label of a sheet, row by row. */
export function cellsOnSheet(sheet: LabelSheet, cell: Size): Grid {
  const { columns, rows, width, height, round = false, left, top, gapX, gapY } = sheet;
  const { width: across, height: down } = PAPERS[sheet.paper];
  const cells = Array.from({ length: columns * rows }, (_none, index) => ({
    x: left + (index % columns) * (width + gapX) + (width - cell.width) / 2,
    y: top + Math.floor(index / columns) * (height + gapY) + (height - cell.height) / 2,
  }));
  return { page: { width: across, height: down }, cells, label: { width, height, round } };
}

/** Returns how wide a line may be on a label: on a round one, as wide as the symbol above it. */
export const lineWidthOn = ({ width, round }: LabelSheet, cell: Size): number =>
  round ? cell.width : width - 2 * LABEL_PADDING;
