import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import encodeQR from 'qr';
import sharp from 'sharp';
import type { PrintOptions } from '../../src/contract/schemas/print-options.ts';
import { layoutOf } from '../../src/print/layout.ts';

const MM_PER_INCH = 25.4;

/**
 * Cuts drawn pages into symbols, each with its quiet zone, as a camera sees one at a time. Readers of a file miss symbols of a
 * page that is full of them. Returns the files, also those of places that are empty. `text` is that of one symbol.
 */
export async function cutSymbols(
  folder: string,
  options: PrintOptions,
  dpi: number,
  text: string,
): Promise<readonly string[]> {
  const ecc = options.logo === 'none' ? 'medium' : 'high';
  const laidOut = layoutOf(options, encodeQR(text, 'raw', { ecc, border: 1 }).length - 2);
  if (!laidOut.ok) throw new Error(laidOut.refusal.message);
  const { cell, cells } = laidOut.value;
  const pixels = (mm: number) => Math.floor((mm / MM_PER_INCH) * dpi);
  const side = pixels(cell.width);
  const files: string[] = [];
  for (const page of (await readdir(folder)).filter((name) => /^page-\d+\.png$/.test(name)))
    for (const [index, { x, y }] of cells.entries()) {
      const file = join(folder, `symbol-${index}-of-${page}`);
      const place = { left: pixels(x), top: pixels(y), width: side, height: side };
      await sharp(join(folder, page)).extract(place).toFile(file);
      files.push(file);
    }
  return files;
}
