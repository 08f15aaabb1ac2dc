import type { Label, Place, SheetLayout } from './sheet-layout.ts';
import { number } from './svg.ts';

const LINE = 'stroke="#9aa0a6" stroke-width=".25"';
/** Of the corners of a label. mm */
const RADIUS = 1.5;

/**
 * Returns the labels of a sheet as SVG, for a preview: thin lines that nobody prints, those that are used filled with grey.
 * They stay where they are when what is printed is moved.
 */
export function labelOutlines({ label, cells, cell, shift }: SheetLayout, used: number): string {
  if (!label) return '';
  const outlines = cells.map(({ x, y }, index) => {
    const left = x - shift.x + (cell.width - label.width) / 2;
    const top = y - shift.y + (cell.height - label.height) / 2;
    return outline(label, { x: left, y: top }, index < used ? '#e3e5e8' : 'none');
  });
  return outlines.join('');
}

function outline({ width, height, round }: Label, { x, y }: Place, fill: string): string {
  const radius = round ? width / 2 : RADIUS;
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" fill="${fill}" ${LINE}/>`;
}
