import { join } from 'node:path';
import type { OpenedImage } from './open-image.ts';

const WIDTHS = [480, 960, 1_920];
const WIDEST = Math.max(...WIDTHS);

/** WebP and AVIF hold at most so many lines. */
const MAX_LINES = 16_383;

/** A photograph takes half a second with it, and twice as long with the next. */
const AVIF_EFFORT = 2;

/** The widths that an image gets: never larger than itself, and none that is too tall to encode. */
export function widthsFor(width: number, height: number): readonly number[] {
  const fitting = WIDTHS.filter((wanted) => wanted < width);
  const widths = [...fitting, Math.min(width, WIDEST)];
  return [...new Set(widths)].filter((wanted) => Math.round((height * wanted) / width) <= MAX_LINES);
}

/** Writes `w<width>.webp` and `w<width>.avif` into the folder. Returns the widths; none for what stays as it is. */
export async function deriveWidths(image: OpenedImage, folder: string): Promise<readonly number[]> {
  if (image.animated || image.format === 'svg') return [];
  const widths = widthsFor(image.width, image.height);
  for (const width of widths) {
    const sized = image.first().resize({ width });
    const name = join(folder, `w${width}`);
    await sized.clone().webp({ quality: 78 }).toFile(`${name}.webp`);
    await sized.clone().avif({ quality: 55, effort: AVIF_EFFORT }).toFile(`${name}.avif`);
  }
  return widths;
}
