import type { DrawingStep } from './drawing.ts';
import { BASE_LINE, LINE, nameLine } from './lines.ts';
import { backOf } from './pages.ts';
import type { Place, SheetLayout } from './sheet-layout.ts';

/** The short code on a back. */
const CODE = { largest: 4, share: 0.11 } as const;
const NAME_SHARE = 1.2;
const ROUND_SHARE = 0.85;

/** Returns the steps that draw the backs of codes: the batch's name, and the code below it. */
export function drawBacks(
  layout: SheetLayout,
  fronts: readonly Place[],
  codes: readonly string[],
  batch: string,
): readonly DrawingStep[] {
  const width = widthOn(layout);
  const size = Math.min(CODE.largest, width * CODE.share);
  const largest = size * NAME_SHARE;
  return codes.flatMap((text, index): DrawingStep[] => {
    const front = fronts[index];
    if (!front) throw new RangeError('A page has fewer cells than codes');
    const back = backOf(layout, front);
    const x = back.x + layout.cell.width / 2;
    const middle = back.y + layout.cell.height / 2;
    const code = (top: number): DrawingStep => ({ type: 'text', x, y: top + size * BASE_LINE, size, text });
    if (batch === '') return [code(middle - size / 2)];
    const name = nameLine(batch, largest, width);
    const top = middle - (largest * LINE + size) / 2;
    return [{ type: 'text', x, y: top + largest * BASE_LINE, ...name }, code(top + largest * LINE)];
  });
}

/** Returns how wide texts may be in the middle of what belongs to a code: on a round label, where two lines have room. */
function widthOn({ label, lineWidth }: SheetLayout): number {
  return label?.round ? label.width * ROUND_SHARE : lineWidth;
}
