import { type DrawingStep, HAIRLINE } from './drawing.ts';
import { type MarkColours, mark, markShapes } from './mark.ts';
import type { Size } from './sheet-layout.ts';

/** The logo of a print: the product's mark, or a PNG in base64. */
export type Logo = { readonly type: 'mark' } | { readonly type: 'image'; readonly png: string };

const BLACK: MarkColours = { line: '#000', eye: '#000' };

/** Returns a page as SVG, on white. Its units are mm. `under`: shapes below the steps. */
export function pageSvg(
  { width, height }: Size,
  steps: readonly DrawingStep[],
  logo: Logo | undefined,
  under = '',
): string {
  const [across, down] = [number(width), number(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="0 0 ${across} ${down}">`,
    `<path fill="#fff" d="M0 0H${across}V${down}H0z"/>`,
    under,
    ...steps.map((step) => shapeOf(step, logo)),
    '</svg>',
  ].join('');
}

function shapeOf(step: DrawingStep, logo: Logo | undefined): string {
  switch (step.type) {
    case 'fill':
      return `<path d="${step.polygons.map(pathOf).join('')}"/>`;
    case 'line':
      return `<path stroke="#000" stroke-width="${HAIRLINE}" d="M${point(step.from)}L${point(step.to)}"/>`;
    case 'text':
      return `<text x="${number(step.x)}" y="${number(step.y)}" font-family="Courier New, Courier, monospace" font-weight="700" font-size="${number(step.size)}" text-anchor="middle">${escaped(step.text)}</text>`;
    case 'logo':
      return logo ? logoShape(step, logo) : '';
  }
}

function logoShape(
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  logo: Logo,
): string {
  if (logo.type === 'image')
    return `<image x="${number(x)}" y="${number(y)}" width="${number(size)}" height="${number(size)}" href="data:image/png;base64,${logo.png}"/>`;
  const scale = number(size / mark.box);
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${scale})">${markShapes(BLACK)}</g>`;
}

const pathOf = (corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(point).join('L')}z`;

const point = ([x, y]: readonly [number, number]): string => `${number(x)} ${number(y)}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** To a thousandth of a millimetre. */
export const number = (value: number): string => String(Math.round(value * 1e4) / 1e4);
