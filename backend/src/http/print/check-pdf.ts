import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { SheetLayout } from '../../contract/print/layout.ts';
import { readSymbols, resolutionFor } from './read-symbol.ts';

const MM_PER_INCH = 25.4;

/**
 * Renders each page of a PDF, and reads the symbol in each cell. Returns the index of the first code whose symbol does not
 * give its text; undefined where all do.
 */
export async function firstUnreadable(
  pdf: Uint8Array,
  { page: sheet, cells, cell, module }: SheetLayout,
  texts: readonly string[],
): Promise<number | undefined> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const resolution = resolutionFor(module);
    const pixels = (mm: number) => Math.floor((mm / MM_PER_INCH) * resolution);
    const size = { width: pixels(sheet.width), height: pixels(sheet.height) };
    for (const page of document.pages()) {
      const picture = await page.render({ ...size, colorSpace: 'Gray' });
      const first = page.number * cells.length;
      for (const [index, { x, y }] of cells.entries()) {
        const text = texts[first + index];
        if (text === undefined) break;
        const place = {
          left: pixels(x),
          top: pixels(y),
          width: pixels(cell.width),
          height: pixels(cell.height),
        };
        const read = await readSymbols(picture, place);
        if (read.length !== 1 || read[0] !== text) return first + index;
      }
    }
    document.destroy();
    return undefined;
  } finally {
    library.destroy();
  }
}
