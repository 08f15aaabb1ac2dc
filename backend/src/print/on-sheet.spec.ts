import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LabelSheetId } from '../contract/schemas/label-sheet.ts';
import type { PrintOptions } from '../contract/schemas/print-options.ts';
import { type DrawingStep, drawCodes } from './drawing.ts';
import { LABEL_SHEETS } from './label-sheets.ts';
import { layoutOf } from './layout.ts';

const NAME = 'Guitar cases of the workshop in Málaga, and what belongs to them';
const ON_SHEET = {
  format: 'pdf',
  paper: 'sheet',
  shortCode: true,
  cropMarks: true,
  logo: 'none',
} as const;

const sheet = fc.constantFrom(...LabelSheetId.options);
const modules = fc.constantFrom(25, 29, 33, 37);

/** The corners of what a step draws. A character is 0.6 as wide as it is high. */
function cornersOf(step: DrawingStep): readonly (readonly [number, number])[] {
  switch (step.type) {
    case 'fill':
      return step.polygons.flat();
    case 'text': {
      const half = (step.text.length * 0.6 * step.size) / 2;
      const [top, bottom] = [step.y - step.size * 0.7, step.y + step.size * 0.3];
      return [step.x - half, step.x + half].flatMap((x) => [[x, top] as const, [x, bottom] as const]);
    }
    default:
      throw new Error(`Nothing else is drawn on a label: ${step.type}`);
  }
}

it('draws nothing outside a label, and no crop marks', () =>
  fc.assert(
    fc.property(sheet, modules, fc.boolean(), fc.boolean(), (id, side, shortCode, batchName) => {
      const laidOut = layoutOf({ ...ON_SHEET, sheet: id, shortCode, batchName }, side);
      if (!laidOut.ok) return;
      const { columns, width, height, round, left, top, gapX, gapY } = LABEL_SHEETS[id];
      const dark = Array.from({ length: side }, () => Array.from({ length: side }, () => true));
      const code = { text: '7K3M 9QWX 2P', modules: dark };
      laidOut.value.cells.forEach((cell, index) => {
        const middleX = left + (index % columns) * (width + gapX) + width / 2;
        const middleY = top + Math.floor(index / columns) * (height + gapY) + height / 2;
        const steps = drawCodes(laidOut.value, [cell], [code], { withLogo: false, batch: NAME });
        expect(steps).toHaveLength(1 + Number(shortCode) + Number(batchName));
        for (const [x, y] of steps.flatMap(cornersOf)) {
          const [byX, byY] = [Math.abs(x - middleX), Math.abs(y - middleY)];
          const outside = round
            ? Math.hypot(byX, byY) - width / 2
            : Math.max(byX - width / 2, byY - height / 2);
          expect(outside).toBeLessThan(0);
        }
      });
    }),
    { numRuns: 40 },
  ));

it('makes the symbol as large as its label allows', () => {
  const sizeOn = (over: Partial<PrintOptions>) => {
    const laidOut = layoutOf({ ...ON_SHEET, sheet: 'avery-l7160', ...over }, 25);
    return laidOut.ok ? laidOut.value.module * 25 : 0;
  };
  expect(sizeOn({ shortCode: false })).toBeCloseTo((36.1 / 33) * 25, 3);
  expect(sizeOn({})).toBeLessThan(sizeOn({ shortCode: false }));
  expect(sizeOn({ batchName: true })).toBeLessThan(sizeOn({}));
  expect(sizeOn({ symbolSize: 10 })).toBe(sizeOn({}));
  expect(sizeOn({ format: 'svg' })).toBe(sizeOn({}));
});

it('refuses a sheet whose labels are too small for the texts, in words', () => {
  const laidOut = layoutOf({ ...ON_SHEET, sheet: 'avery-l7651', batchName: true }, 45);
  expect(laidOut.ok ? '' : laidOut.refusal.issues).toEqual([
    {
      path: 'sheet',
      message:
        'The labels of Avery L7651 are too small: a symbol would be 12.6 mm, and needs 13.5 mm. Leave texts or the logo out, or choose larger labels',
    },
  ]);
});
