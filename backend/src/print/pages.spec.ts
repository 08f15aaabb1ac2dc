import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LabelSheetId } from '../contract/schemas/label-sheet.ts';
import type { PrintOptions } from '../contract/schemas/print-options.ts';
import { drawBacks } from './backs.ts';
import { LABEL_SHEETS } from './label-sheets.ts';
import { layoutOf } from './layout.ts';
import { backOf, cellsOfPage, frontsOf } from './pages.ts';

const ON_SHEET = {
  format: 'pdf',
  paper: 'sheet',
  sheet: 'avery-l7160',
  shortCode: true,
  cropMarks: false,
  logo: 'none',
  backs: true,
} as const;

function laidOut(over: Partial<PrintOptions> = {}) {
  const made = layoutOf({ ...ON_SHEET, ...over }, 25);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}

const millimetres = fc.double({ min: -5, max: 5, noNaN: true });

it('prints each back behind its front, in mirrored order, with the printer’s shift on both sides', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...LabelSheetId.options),
      millimetres,
      millimetres,
      (sheet, shiftX, shiftY) => {
        const made = layoutOf({ ...ON_SHEET, sheet, shiftX, shiftY }, 25);
        if (!made.ok) return;
        const layout = made.value;
        const { columns } = LABEL_SHEETS[sheet];
        layout.cells.forEach((front, index) => {
          const back = backOf(layout, front);
          const column = index % columns;
          const mirrored = layout.cells[index - column + (columns - 1 - column)];
          expect(back.x).toBeCloseTo(mirrored?.x ?? Number.NaN, 1);
          expect(back.y).toBe(mirrored?.y);
          // The paper is turned: what is this far from the left on one side is so far from the right on the other.
          const seenFromFront = layout.page.width - (back.x - shiftX) - layout.cell.width;
          expect(seenFromFront).toBeCloseTo(front.x - shiftX);
        });
      },
    ),
  ));

it('has the batch’s name and the code on a back, in the middle of its label', () => {
  const layout = laidOut();
  const [first] = layout.cells;
  const steps = drawBacks(layout, layout.cells, ['7K3M 9QWX 2P'], 'Guitar cases');
  const texts = steps.map((step) => (step.type === 'text' ? step.text : step.type));
  expect(texts).toEqual(['Guitar cases', '7K3M 9QWX 2P']);
  const middle = layout.page.width - (first?.x ?? 0) - layout.cell.width / 2;
  for (const step of steps) expect(step.type === 'text' && step.x).toBeCloseTo(middle);
  expect(drawBacks(layout, layout.cells, ['7K3M 9QWX 2P'], '')).toHaveLength(1);
});

it('keeps the texts of a back within its label, however long the name is', () => {
  for (const sheet of LabelSheetId.options) {
    const layout = laidOut({ sheet });
    const { width, height, round } = LABEL_SHEETS[sheet];
    const [first] = layout.cells;
    const middle = {
      x: layout.page.width - (first?.x ?? 0) - layout.cell.width / 2,
      y: (first?.y ?? 0) + layout.cell.height / 2,
    };
    const steps = drawBacks(layout, layout.cells, ['7K3M 9QWX 2P'], 'Guitar cases '.repeat(9));
    for (const step of steps) {
      if (step.type !== 'text') throw new Error('A back has texts alone');
      const byX = Math.abs(step.x - middle.x) + (step.text.length * 0.6 * step.size) / 2;
      const byY = Math.max(middle.y - (step.y - step.size * 0.7), step.y + step.size * 0.3 - middle.y);
      const outside = round ? Math.hypot(byX, byY) - width / 2 : Math.max(byX - width / 2, byY - height / 2);
      expect(outside, sheet).toBeLessThan(0);
    }
  }
});

it('starts at a label of a sheet that is used in part, and fills the next from its first', () => {
  const layout = laidOut({ startAt: 20 });
  expect(cellsOfPage(layout, 0)).toEqual({ first: 0, cells: layout.cells.slice(19) });
  expect(cellsOfPage(layout, 1)).toEqual({ first: 2, cells: layout.cells });
  expect([1, 2, 3, 23, 24].map((codes) => frontsOf(layout, codes))).toEqual([1, 1, 2, 2, 3]);
});

it.each([
  [{ startAt: 22 }, 'startAt', 'There are 21 labels on a page'],
  [
    { paper: 'label', labelWidth: 50, labelHeight: 50, symbolSize: 20, startAt: 2 },
    'startAt',
    'There is one label on a page',
  ],
  [
    { paper: 'label', labelWidth: 50, labelHeight: 50, symbolSize: 33, shiftX: 4 },
    'shiftX',
    'The shift moves symbols off the paper',
  ],
] as const)('refuses what the paper does not allow: %o', (over, path, message) => {
  const made = layoutOf({ ...ON_SHEET, ...over }, 25);
  expect(made.ok ? [] : made.refusal.issues).toEqual([{ path, message }]);
});

it('moves what is printed, and no label, by the printer’s shift', () => {
  const [{ cells, label }, moved] = [laidOut(), laidOut({ shiftX: 1.5, shiftY: -2 })];
  expect(moved.label).toEqual(label);
  moved.cells.forEach(({ x, y }, index) => {
    expect(x).toBeCloseTo((cells[index]?.x ?? 0) + 1.5);
    expect(y).toBeCloseTo((cells[index]?.y ?? 0) - 2);
  });
});
