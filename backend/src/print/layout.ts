import { ok, type Result, refuse } from '../contract/result.ts';
import type { PrintOptions } from '../contract/schemas/print-options.ts';
import { SHEETS } from './sheets.ts';

/** White modules on each side. Scanners need them. */
export const QUIET_ZONE = 4;

/** What crop marks need around each cell: a gap, then the mark. mm */
const CROP_MARK = { gap: 0.5, length: 1.5 } as const;
/** Between cells without crop marks, and at the edges of a sheet, where printers don't print. mm */
const GAP = 2;
const SHEET_MARGIN = 10;

/** The text below a symbol: 12 characters, each 0.6 of its size wide (Courier). */
const TEXT = { characters: 12, advance: 0.6, widest: 0.9, largest: 4, line: 1.3 } as const;

/** Where symbols stand on a page. All lengths in mm from the top left corner. */
export interface SheetLayout {
  readonly page: { readonly width: number; readonly height: number };
  /** A symbol with its quiet zone, and the text below it. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly module: number;
  /** The size of the text; 0 without text. */
  readonly text: number;
  readonly cropMark: { readonly gap: number; readonly length: number } | undefined;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
}

/** Returns the layout of a page for symbols of so many modules a side, or a refusal where not one fits. */
export function layoutOf(options: PrintOptions, modules: number): Result<SheetLayout, 'invalid_input'> {
  const { symbolSize, shortCode } = options;
  const module = symbolSize / modules;
  const width = symbolSize + 2 * QUIET_ZONE * module;
  const text = shortCode
    ? Math.min((width * TEXT.widest) / (TEXT.characters * TEXT.advance), TEXT.largest)
    : 0;
  const cell = { width, height: width + text * TEXT.line };
  const cropMark = options.cropMarks ? CROP_MARK : undefined;
  const around = cropMark ? cropMark.gap + cropMark.length : 0;
  const page = pageOf(options, { width: cell.width + 2 * around, height: cell.height + 2 * around });
  const margin = Math.max(page.margin, around);
  const gap = Math.max(GAP, 2 * around);
  const columns = fitting(page.width - 2 * margin, cell.width, gap);
  const rows = fitting(page.height - 2 * margin, cell.height, gap);
  if (columns < 1 || rows < 1) {
    const needed = `${inMm(cell.width + 2 * margin)} × ${inMm(cell.height + 2 * margin)} mm`;
    const message = `Nothing fits: one code needs ${needed}, and ${page.name} has ${inMm(page.width)} × ${inMm(page.height)} mm`;
    return refuse('invalid_input', { message, issues: [{ path: 'symbolSize', message }] });
  }
  const across = page.single ? 1 : columns;
  const down = page.single ? 1 : rows;
  const left = (page.width - across * cell.width - (across - 1) * gap) / 2;
  const top = (page.height - down * cell.height - (down - 1) * gap) / 2;
  const cells = Array.from({ length: across * down }, (_none, index) => ({
    x: left + (index % across) * (cell.width + gap),
    y: top + Math.floor(index / across) * (cell.height + gap),
  }));
  return ok({ page: { width: page.width, height: page.height }, cell, module, text, cropMark, cells });
}

interface Paper {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** One symbol a page. */
  readonly single: boolean;
}

/** `least`: what one code needs, which is the page of a drawing. */
function pageOf(
  { format, paper, labelWidth = 0, labelHeight = 0 }: PrintOptions,
  least: { readonly width: number; readonly height: number },
): Paper {
  if (format === 'svg') return { name: 'the drawing', ...least, margin: 0, single: true };
  if (paper === 'label')
    return { name: 'the label', width: labelWidth, height: labelHeight, margin: 0, single: true };
  return { ...SHEETS[paper], margin: SHEET_MARGIN, single: false };
}

/** Tolerates what rounding takes away. */
const fitting = (space: number, size: number, gap: number) => Math.floor((space + gap) / (size + gap) + 1e-9);

/** Rounded up, so that what a message asks for is enough. */
const inMm = (length: number) => Math.ceil(length * 10 - 1e-6) / 10;
