import { LIMITS } from '../contract/limits.ts';
import { ok, type Result, refuseField } from '../contract/result.ts';
import type { PrintOptions } from '../contract/schemas/print-options.ts';
import { fittedSymbol } from './fit.ts';
import { LABEL_SHEETS, type LabelSheet } from './label-sheets.ts';
import { linesOf } from './lines.ts';
import { cellsOnPaper } from './on-paper.ts';
import { cellsOnSheet, lineWidthOn } from './on-sheet.ts';
import { QUIET_ZONE } from './quiet-zone.ts';
import type { Grid, Place, SheetLayout, Size } from './sheet-layout.ts';

/** What crop marks need around each cell: a gap, then the mark. mm */
const CROP_MARK = { gap: 0.5, length: 1.5 } as const;

/** Returns the layout of a page for symbols of so many modules a side, or a refusal where not one fits. */
export function layoutOf(options: PrintOptions, modules: number): Result<SheetLayout, 'invalid_input'> {
  const sheet = sheetOf(options);
  const size = sheet
    ? fittedSymbol(sheet, options, modules)
    : ok(options.symbolSize ?? LIMITS.print.symbol.min);
  if (!size.ok) return size;
  const module = size.value / modules;
  const width = size.value + 2 * QUIET_ZONE * module;
  const lines = linesOf(width, options);
  const cell = { width, height: width + lines.height };
  const cropMark = options.cropMarks && !sheet ? CROP_MARK : undefined;
  const around = cropMark ? cropMark.gap + cropMark.length : 0;
  const onSheet = sheet && options.format === 'pdf';
  const grid = onSheet ? ok(cellsOnSheet(sheet, cell)) : cellsOnPaper(options, cell, around);
  if (!grid.ok) return grid;
  const placed = fedAs(options, grid.value, cell, around);
  if (!placed.ok) return placed;
  const lineWidth = onSheet ? lineWidthOn(sheet, cell) : width;
  return ok({ ...placed.value, cell, module, lines, lineWidth, cropMark });
}

const sheetOf = ({ paper, sheet }: PrintOptions): LabelSheet | undefined =>
  paper === 'sheet' && sheet !== undefined ? LABEL_SHEETS[sheet] : undefined;

type Fed = Grid & Pick<SheetLayout, 'shift' | 'used' | 'sides'>;

/** Says how the paper goes through the printer: what it is off by, which labels are used, and whether it comes twice. */
function fedAs(
  { format, startAt = 1, shiftX = 0, shiftY = 0, backs = false }: PrintOptions,
  grid: Grid,
  cell: Size,
  around: number,
): Result<Fed, 'invalid_input'> {
  if (format === 'svg') return ok({ ...grid, shift: { x: 0, y: 0 }, used: 0, sides: 1 });
  const { length } = grid.cells;
  if (startAt > length)
    return refuseField(
      'startAt',
      `There ${length === 1 ? 'is one label' : `are ${length} labels`} on a page`,
    );
  const shift = { x: shiftX, y: shiftY };
  const cells = grid.cells.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }));
  if (!cells.every((place) => isOn(grid.page, place, cell, around)))
    return refuseField('shiftX', 'The shift moves symbols off the paper');
  return ok({ ...grid, cells, shift, used: startAt - 1, sides: backs ? 2 : 1 });
}

const isOn = ({ width, height }: Size, { x, y }: Place, cell: Size, around: number): boolean =>
  Math.min(x, y) >= around - 1e-6 &&
  x + cell.width + around <= width + 1e-6 &&
  y + cell.height + around <= height + 1e-6;
