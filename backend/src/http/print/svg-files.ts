import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { pageSvg } from '../../contract/print/svg.ts';
import { type ZipEntry, zipOf } from '../zip.ts';
import type { FileToPrint } from './file-to-print.ts';
import { readSymbols, resolutionFor } from './read-symbol.ts';
import { Unreadable } from './unreadable.ts';

// A drawing is rendered once, so that nothing is worth keeping.
sharp.cache(false);
sharp.concurrency(1);

/** Returns a ZIP with a drawing for each code, named by its short code, and reads the symbol of each. Throws `Unreadable`. */
export const make = (file: FileToPrint, codes: readonly string[]): Promise<Uint8Array> =>
  buffer(zipOf(entries(file, codes)));

async function* entries(file: FileToPrint, codes: readonly string[]): AsyncGenerator<ZipEntry> {
  for (const [index, code] of codes.entries())
    yield {
      path: `${code}.svg`,
      compress: true,
      open: async () => Readable.from([await checkedSvg(file, index)], { objectMode: false }),
    };
}

async function checkedSvg({ layout, drawingOf, logo, texts }: FileToPrint, index: number): Promise<string> {
  const svg = pageSvg(layout.page, drawingOf(index), logo);
  const { data, info } = await sharp(Buffer.from(svg), { density: resolutionFor(layout.module) })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const read = await readSymbols({ width, height, data }, { left: 0, top: 0, width, height });
  if (read.length !== 1 || read[0] !== texts[index]) throw new Unreadable(index);
  return svg;
}
