import type { BrandShades } from '../../../contract/domains/shades.ts';
import type { Tile } from '../../../ports/media.ts';
import { mark, markShapes } from '../../../print/mark.ts';

/** The ink of light pages. */
const INK = '#16211d';

/** The mark is as wide as its box without a margin, which a tile has around it. */
const ROUND = 0.22;

/** Returns an icon with the product's mark in the colour of a shop, as PNG. */
export async function markIcon({ light }: BrandShades, { side, inside, ground }: Tile): Promise<Buffer> {
  const drawn = side * inside;
  const start = (side - drawn) / 2;
  const corner = ground === 'tile' ? side * ROUND : 0;
  const behind =
    ground === 'none' ? '' : `<rect width="${side}" height="${side}" rx="${corner}" fill="${light.brand}"/>`;
  const on = light['on-brand'];
  const colours = ground === 'none' ? { line: light.brand, eye: INK } : { line: on, eye: on };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${behind}<g transform="translate(${start} ${start}) scale(${drawn / mark.box})">${markShapes(colours)}</g></svg>`;
  // Loaded with the first icon: a process that draws none spares its memory.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
}
