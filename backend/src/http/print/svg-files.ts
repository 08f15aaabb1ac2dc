import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { DrawingStep } from '../../contract/print/drawing.ts';
import type { SheetLayout } from '../../contract/print/layout.ts';
import { type Logo, pageSvg } from '../../contract/print/svg.ts';
import { type ZipEntry, zipOf } from '../zip.ts';
import { readSymbols, resolutionFor } from './read-symbol.ts';

/** Returns the drawing of each page. */
export const svgsOf = (
  { page }: SheetLayout,
  pages: Iterable<readonly DrawingStep[]>,
  logo: Logo | undefined,
): readonly string[] => Array.from(pages, (steps) => pageSvg(page, steps, logo));

/** Renders each drawing, and reads its symbol. Returns the index of the first that does not give its text. */
export async function firstUnreadableSvg(
  svgs: readonly string[],
  { module }: SheetLayout,
  texts: readonly string[],
): Promise<number | undefined> {
  const density = resolutionFor(module);
  for (const [index, svg] of svgs.entries()) {
    const { data, info } = await sharp(Buffer.from(svg), { density })
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const read = await readSymbols({ width, height, data }, { left: 0, top: 0, width, height });
    if (read.length !== 1 || read[0] !== texts[index]) return index;
  }
  return undefined;
}

/** Returns a ZIP with a drawing for each code, named by its short code. */
export const zipOfSvgs = (svgs: readonly string[], codes: readonly string[]): Promise<Buffer> =>
  buffer(zipOf(entries(svgs, codes)));

async function* entries(svgs: readonly string[], codes: readonly string[]): AsyncGenerator<ZipEntry> {
  for (const [index, svg] of svgs.entries())
    yield {
      path: `${codes[index]}.svg`,
      compress: true,
      open: async () => Readable.from([svg], { objectMode: false }),
    };
}
