import { cropMarks, type LineStep } from './crop-marks.ts';
import { BASE_LINE, LINE, nameLine } from './lines.ts';
import { type Corner, outlinesOf } from './outline.ts';
import { QUIET_ZONE } from './quiet-zone.ts';
import type { Place, SheetLayout } from './sheet-layout.ts';

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
  | LineStep
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

/** What all codes of a file have in common. */
export interface Common {
  readonly withLogo: boolean;
  /** The batch's name; empty for none. */
  readonly batch: string;
}

/** Returns the steps that draw codes into the cells of a page. */
export function drawCodes(
  layout: SheetLayout,
  cells: readonly Place[],
  codes: readonly PrintedCode[],
  common: Common,
): readonly DrawingStep[] {
  return codes.flatMap((code, index) => {
    const cell = cells[index];
    if (!cell) throw new RangeError('A page has fewer cells than codes');
    return drawCell(layout, cell, code, common);
  });
}

function drawCell(
  { module, lines, lineWidth, cell, cropMark }: SheetLayout,
  at: Place,
  code: PrintedCode,
  { withLogo, batch }: Common,
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
  const x = at.x + cell.width / 2;
  const below = at.y + cell.width;
  if (lines.text > 0)
    // The text stands close to its symbol, and leaves the quiet zone white.
    steps.push({ type: 'text', x, y: below + lines.text * BASE_LINE, size: lines.text, text: code.text });
  if (lines.name > 0) {
    const y = below + lines.text * LINE + lines.name * BASE_LINE;
    steps.push({ type: 'text', x, y, ...nameLine(batch, lines.name, lineWidth) });
  }
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
