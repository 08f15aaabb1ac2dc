import { ok, type Result, refuseField } from '../contract/result.ts';
import type { PrintOptions } from '../contract/schemas/print-options.ts';
import { PAPERS } from './papers.ts';
import type { Grid, Size } from './sheet-layout.ts';

/** Between cells without crop marks, and at the edges of a sheet, where printers don't print. mm */
const GAP = 2;
const SHEET_MARGIN = 10;

/** Returns as many cells as plain paper has room for, in its middle. `around`: what crop marks need around each. */
export function cellsOnPaper(
  options: PrintOptions,
  cell: Size,
  around: number,
): Result<Grid, 'invalid_input'> {
  const page = pageOf(options, { width: cell.width + 2 * around, height: cell.height + 2 * around });
  const margin = Math.max(page.margin, around);
  const gap = Math.max(GAP, 2 * around);
  const columns = fitting(page.width - 2 * margin, cell.width, gap);
  const rows = fitting(page.height - 2 * margin, cell.height, gap);
  if (columns < 1 || rows < 1) {
    const needed = `${inMm(cell.width + 2 * margin)} × ${inMm(cell.height + 2 * margin)} mm`;
    const message = `Nothing fits: one code needs ${needed}, and ${page.name} has ${inMm(page.width)} × ${inMm(page.height)} mm`;
    return refuseField('symbolSize', message);
  }
  const across = page.single ? 1 : columns;
  const down = page.single ? 1 : rows;
  const left = (page.width - across * cell.width - (across - 1) * gap) / 2;
  const top = (page.height - down * cell.height - (down - 1) * gap) / 2;
  const cells = Array.from({ length: across * down }, (_none, index) => ({
    x: left + (index % across) * (cell.width + gap),
    y: top + Math.floor(index / across) * (cell.height + gap),
  }));
  return ok({ page: { width: page.width, height: page.height }, cells, label: undefined });
}

interface Paper extends Size {
  readonly name: string;
  readonly margin: number;
  /** One symbol a page. */
  readonly single: boolean;
}

/** `least`: what one code needs, which is the page of a drawing. */
function pageOf({ format, paper, labelWidth = 0, labelHeight = 0 }: PrintOptions, least: Size): Paper {
  if (format === 'svg' || paper === 'sheet')
    return { name: 'the drawing', ...least, margin: 0, single: true };
  if (paper === 'label')
    return { name: 'the label', width: labelWidth, height: labelHeight, margin: 0, single: true };
  return { ...PAPERS[paper], margin: SHEET_MARGIN, single: false };
}

/** Tolerates what rounding takes away. */
const fitting = (space: number, size: number, gap: number) => Math.floor((space + gap) / (size + gap) + 1e-9);

/** Rounded up, so that what a message asks for is enough. */
const inMm = (length: number) => Math.ceil(length * 10 - 1e-6) / 10;
