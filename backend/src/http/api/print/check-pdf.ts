import { PDFiumLibrary } from '@hyzyla/pdfium';
import { cellsOfPage } from '../../../print/pages.ts';
import type { SheetLayout } from '../../../print/sheet-layout.ts';
import { free } from './free.ts';
import { partsOfPages } from './part-of-page.ts';
import { readPrinted, resolutionFor } from './read-symbol.ts';

const MM_PER_INCH = 25.4;

let library: Promise<PDFiumLibrary> | undefined;

/** Loads PDFium once in a thread: each instance has a memory of its own, which the collector frees late. */
function prepare(): Promise<PDFiumLibrary> {
  library ??= PDFiumLibrary.init();
  return library;
}

/**
 * Renders each front of a PDF, and reads the symbol in each cell. Returns the index of the first code whose symbol does not
 * give its text; undefined where all do.
 */
export async function firstUnreadable(
  pdf: Uint8Array,
  layout: SheetLayout,
  texts: readonly string[],
): Promise<number | undefined> {
  const { page: sheet, cell, module, sides } = layout;
  const document = await (await prepare()).loadDocument(pdf);
  const cut = partsOfPages();
  try {
    const resolution = resolutionFor(module);
    const pixels = (mm: number) => Math.floor((mm / MM_PER_INCH) * resolution);
    const size = { width: pixels(sheet.width), height: pixels(sheet.height) };
    for (const page of document.pages()) {
      if (page.number % sides > 0) continue;
      const picture = await page.render({ ...size, colorSpace: 'Gray' });
      const { first, cells } = cellsOfPage(layout, page.number / sides);
      for (const [index, { x, y }] of cells.entries()) {
        const text = texts[first + index];
        if (text === undefined) break;
        const place = {
          left: pixels(x),
          top: pixels(y),
          width: pixels(cell.width),
          height: pixels(cell.height),
        };
        const read = await readPrinted(cut(picture, place));
        if (read.length !== 1 || read[0] !== text) return first + index;
      }
      free(picture.data);
    }
    return undefined;
  } finally {
    document.destroy();
  }
}
