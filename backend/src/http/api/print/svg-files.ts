import { Readable } from 'node:stream';
import sharp, { type OutputInfo } from 'sharp';
import { pageSvg } from '../../../print/svg.ts';
import { type ZipEntry, zipOf } from '../../edge/zip.ts';
import type { FileToPrint } from './file-to-print.ts';
import { free } from './free.ts';
import { partsOfPages } from './part-of-page.ts';
import { readPrinted, resolutionFor } from './read-symbol.ts';
import { Unreadable } from './unreadable.ts';

// A drawing is rendered once, so that nothing is worth keeping.
sharp.cache(false);
sharp.concurrency(1);

/** Returns a ZIP with a drawing for each code, named by its short code, and reads the symbol of each. Throws `Unreadable`. */
export async function make(file: FileToPrint, codes: readonly string[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // As they come, a few bytes would keep the whole memory that they were compressed in. A small `Buffer` shares its memory.
  for await (const part of zipOf(entries(file, codes))) parts.push(new Uint8Array(part));
  return Buffer.concat(parts);
}

async function* entries(file: FileToPrint, codes: readonly string[]): AsyncGenerator<ZipEntry> {
  let before: Uint8Array = Buffer.alloc(0);
  const cut = partsOfPages();
  for (const [index, code] of codes.entries())
    yield {
      path: `${code}.svg`,
      compress: true,
      open: async () => {
        // The ZIP has read it to its end.
        free(before);
        before = await checkedSvg(file, index, cut);
        return Readable.from([before], { objectMode: false });
      },
    };
}

/** Gives each text a memory of its own, which can be freed. */
const encoder = new TextEncoder();

type Cut = ReturnType<typeof partsOfPages>;

async function checkedSvg(
  { layout, drawingOf, logo, texts }: FileToPrint,
  index: number,
  cut: Cut,
): Promise<Uint8Array> {
  const svg = encoder.encode(pageSvg(layout.page, drawingOf(index).front, logo));
  const { data, info } = await sharp(svg, { density: resolutionFor(layout.module) })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = await readPrinted(cut({ width: info.width, data }, { left: 0, top: 0, ...sizeOf(info) }));
  free(data);
  if (read.length !== 1 || read[0] !== texts[index]) throw new Unreadable(index);
  return svg;
}

const sizeOf = ({ width, height }: OutputInfo) => ({ width, height });
