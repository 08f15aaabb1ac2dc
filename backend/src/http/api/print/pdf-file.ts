import type { DrawingStep } from '../../../print/drawing.ts';
import { firstUnreadable } from './check-pdf.ts';
import type { FileToPrint } from './file-to-print.ts';
import { pdfOf } from './pdf.ts';
import { Unreadable } from './unreadable.ts';

/** Makes a PDF and reads every symbol of it. Throws `Unreadable`. */
export async function make(file: FileToPrint): Promise<Uint8Array> {
  const { layout, logo, texts, title } = file;
  const pdf = await pdfOf(layout.page, drawings(file), logo, title);
  const unreadable = await firstUnreadable(pdf, layout, texts);
  if (unreadable !== undefined) throw new Unreadable(unreadable);
  return pdf;
}

function* drawings({ pages, drawingOf }: FileToPrint): Generator<readonly DrawingStep[]> {
  for (let page = 0; page < pages; page += 1) {
    const { front, back } = drawingOf(page);
    yield front;
    if (back) yield back;
  }
}
