import type { SheetLayout } from './layout.ts';
import { QUIET_ZONE } from './layout.ts';
import { type Corner, outlinesOf } from './outline.ts';

/** A code to print: its short code in groups, and the modules of its symbol, true where dark. */
export interface PrintedCode {
  readonly text: string;
  readonly modules: readonly (readonly boolean[])[];
}

/** Returns the modules of a symbol that was encoded with the least border, which is one module. */
export const withoutBorder = (rows: PrintedCode['modules']): PrintedCode['modules'] =>
  rows.slice(1, -1).map((row) => row.slice(1, -1));

/** A step of a drawing. All lengths in mm from the top left corner of the page; everything is black. */
export type DrawingStep =
  /** Closed polygons, filled. */
  | { readonly type: 'fill'; readonly polygons: readonly (readonly Corner[])[] }
  | { readonly type: 'line'; readonly from: Corner; readonly to: Corner }
  /** Centred at `x`, on the base line `y`. */
  | {
      readonly type: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
    }
  /** A square with the logo. */
  | { readonly type: 'logo'; readonly x: number; readonly y: number; readonly size: number };

/** Line width of crop marks, in mm. */
export const HAIRLINE = 0.1;

/** The side of the logo's place, as a share of the symbol's. It then covers a fifth of what error correction H restores. */
const LOGO_SHARE = 0.24;
/** White modules around a logo. */
const LOGO_PADDING = 0.5;

/** Returns the steps that draw one page of codes. */
export function drawPage(
  layout: SheetLayout,
  codes: readonly PrintedCode[],
  withLogo: boolean,
): readonly DrawingStep[] {
  return codes.flatMap((code, index) => {
    const cell = layout.cells[index];
    if (!cell) throw new RangeError('A page has fewer cells than codes');
    return drawCell(layout, cell, code, withLogo);
  });
}

function drawCell(
  { module, text, cell, cropMark }: SheetLayout,
  at: { readonly x: number; readonly y: number },
  code: PrintedCode,
  withLogo: boolean,
): readonly DrawingStep[] {
  const quiet = QUIET_ZONE * module;
  const place = withLogo ? logoPlace(code.modules.length) : undefined;
  const shown = place ? without(code.modules, place) : code.modules;
  const polygons = outlinesOf(shown).map((corners) =>
    corners.map(([x, y]): Corner => [at.x + quiet + x * module, at.y + quiet + y * module]),
  );
  const steps: DrawingStep[] = [{ type: 'fill', polygons }];
  if (place) {
    const inset = quiet + (place.from + LOGO_PADDING) * module;
    const size = (place.side - 2 * LOGO_PADDING) * module;
    steps.push({ type: 'logo', x: at.x + inset, y: at.y + inset, size });
  }
  if (text > 0)
    steps.push({
      type: 'text',
      x: at.x + cell.width / 2,
      // The text stands close to its symbol, and leaves the quiet zone white.
      y: at.y + cell.width + text * 0.7,
      size: text,
      text: code.text,
    });
  return cropMark ? [...steps, ...cropMarks({ ...at, ...cell }, cropMark)] : steps;
}

/** Returns the modules that a logo covers: an odd number, so that they are centred. */
function logoPlace(modules: number): { readonly from: number; readonly side: number } {
  const side = 2 * Math.round((modules * LOGO_SHARE - 1) / 2) + 1;
  return { from: (modules - side) / 2, side };
}

const without = (
  modules: PrintedCode['modules'],
  { from, side }: { readonly from: number; readonly side: number },
): PrintedCode['modules'] => {
  const within = (index: number) => index >= from && index < from + side;
  return modules.map((row, y) => row.map((dark, x) => dark && !(within(x) && within(y))));
};

/** Two marks at each corner, which point away from the cell. */
function cropMarks(
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  { gap, length }: NonNullable<SheetLayout['cropMark']>,
): DrawingStep[] {
  const corners = [
    [x, y, -1, -1],
    [x + width, y, 1, -1],
    [x, y + height, -1, 1],
    [x + width, y + height, 1, 1],
  ] as const;
  return corners.flatMap(([cornerX, cornerY, toX, toY]): DrawingStep[] => [
    line([cornerX + toX * gap, cornerY], [cornerX + toX * (gap + length), cornerY]),
    line([cornerX, cornerY + toY * gap], [cornerX, cornerY + toY * (gap + length)]),
  ]);
}

const line = (from: Corner, to: Corner): DrawingStep => ({ type: 'line', from, to });
