import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PrintOptions } from '../contract/schemas/print-options.ts';
import { layoutOf } from './layout.ts';

const SHEET = {
  format: 'pdf',
  paper: 'a4',
  symbolSize: 30,
  shortCode: true,
  cropMarks: false,
  logo: 'none',
} as const;
const LABEL = { ...SHEET, paper: 'label', labelWidth: 40, labelHeight: 45 } as const;

const options: fc.Arbitrary<PrintOptions> = fc.record({
  format: fc.constantFrom('pdf', 'svg'),
  paper: fc.constantFrom('a4', 'letter', 'label'),
  labelWidth: fc.double({ min: 15, max: 400, noNaN: true }),
  labelHeight: fc.double({ min: 15, max: 400, noNaN: true }),
  symbolSize: fc.double({ min: 10, max: 200, noNaN: true }),
  shortCode: fc.boolean(),
  cropMarks: fc.boolean(),
  logo: fc.constantFrom('none', 'mark'),
});

it('keeps cells on the page and apart, with room for the marks of each', () =>
  fc.assert(
    fc.property(options, fc.constantFrom(25, 29, 33), (chosen, modules) => {
      const laidOut = layoutOf(chosen, modules);
      if (!laidOut.ok) return;
      const { page, cell, cells, cropMark, module } = laidOut.value;
      const around = cropMark ? cropMark.gap + cropMark.length : 0;
      const [first] = cells;
      expect(cell.width).toBeCloseTo(module * (modules + 8));
      for (const { x, y } of cells) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(around - 1e-6);
        expect(x + cell.width + around).toBeLessThanOrEqual(page.width + 1e-6);
        expect(y + cell.height + around).toBeLessThanOrEqual(page.height + 1e-6);
      }
      for (const other of cells.slice(1)) {
        const apart = [
          Math.abs(other.x - (first?.x ?? 0)) - cell.width,
          Math.abs(other.y - (first?.y ?? 0)) - cell.height,
        ];
        expect(Math.max(...apart)).toBeGreaterThanOrEqual(2 * around - 1e-6);
      }
    }),
  ));

it.each([
  ['a4', 20],
  ['letter', 20],
  ['label', 1],
] as const)('fills %s with %i symbols of 30 mm', (paper, expected) => {
  const laidOut = layoutOf({ ...LABEL, paper }, 25);
  expect(laidOut.ok && laidOut.value.cells).toHaveLength(expected);
});

it('says how much room one code needs where nothing fits', () => {
  const laidOut = layoutOf({ ...LABEL, symbolSize: 35 }, 25);
  const message = 'Nothing fits: one code needs 46.2 × 51.4 mm, and the label has 40 × 45 mm';
  expect(laidOut).toEqual({
    ok: false,
    refusal: { code: 'invalid_input', message, issues: [{ path: 'symbolSize', message }] },
  });
});

it.each([
  [{ ...SHEET, symbolSize: 9.9 }, 'The symbol must be 10 to 200 mm'],
  [{ ...SHEET, symbolSize: 201 }, 'The symbol must be 10 to 200 mm'],
  [{ ...LABEL, labelWidth: 401 }, 'The label’s width must be 15 to 400 mm'],
  [{ ...SHEET, paper: 'label' }, 'Give the label’s width and height in mm'],
  [{ ...SHEET, logo: 'image' }, 'Choose a logo'],
  [{ ...SHEET, logo: 'image', logoImage: '<svg/>' }, 'The logo must be a PNG'],
  [{ ...SHEET, logo: 'image', logoImage: 'A'.repeat(400_000) }, 'The logo must be at most 200 KB'],
])('refuses options with a message: %o', (chosen, message) => {
  expect(PrintOptions.safeParse(chosen).error?.issues[0]?.message).toBe(message);
});
