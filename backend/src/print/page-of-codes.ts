import { drawBacks } from './backs.ts';
import { type Common, type DrawingStep, drawCodes, type PrintedCode } from './drawing.ts';
import { cellsOfPage } from './pages.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** Both sides of a page. The back is absent where only fronts are printed. */
export interface DrawnPage {
  readonly front: readonly DrawingStep[];
  readonly back: readonly DrawingStep[] | undefined;
}

/** Returns the drawing of a page, from 0 on. `codeAt` gives a code by its place among all of the file. */
export function drawPage<Code>(
  layout: SheetLayout,
  page: number,
  codes: readonly Code[],
  codeAt: (code: Code) => PrintedCode,
  common: Common,
): DrawnPage {
  const { first, cells } = cellsOfPage(layout, page);
  const drawn = codes.slice(first, first + cells.length).map(codeAt);
  const texts = drawn.map(({ text }) => text);
  return {
    front: drawCodes(layout, cells, drawn, common),
    back: layout.sides === 2 ? drawBacks(layout, cells, texts, common.batch) : undefined,
  };
}
