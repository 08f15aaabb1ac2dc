import { expect, it } from 'vitest';
import { PrintOptions } from '../contract/schemas/print-options.ts';
import { LABEL_SHEETS } from './label-sheets.ts';
import { layoutOf } from './layout.ts';
import { PAPERS } from './papers.ts';

const SHEETS = Object.entries(LABEL_SHEETS);

const across = (count: number, size: number, gap: number, edge: number) =>
  count * size + (count - 1) * gap + 2 * edge;

it.each(SHEETS)('fills its paper: %s', (_id, sheet) => {
  const paper = PAPERS[sheet.paper];
  const width = across(sheet.columns, sheet.width, sheet.gapX, sheet.left);
  const height = across(sheet.rows, sheet.height, sheet.gapY, sheet.top);
  expect(Math.abs(width - paper.width)).toBeLessThan(0.1);
  expect(Math.abs(height - paper.height)).toBeLessThan(0.1);
});

it.each(SHEETS)('is named by its maker and number: %s', (id, { maker, number }) => {
  expect(id).toBe(`${maker}-${number}`.toLowerCase());
});

it.each(SHEETS)('has room for a symbol with a logo, the short code and a name: %s', (sheet) => {
  const chosen = PrintOptions.parse({
    format: 'pdf',
    paper: 'sheet',
    sheet,
    shortCode: true,
    batchName: true,
    cropMarks: false,
    logo: 'mark',
  });
  expect(layoutOf(chosen, 29)).toMatchObject({ ok: true });
});
