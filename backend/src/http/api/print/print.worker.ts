import encodeQR from 'qr';
import type { Refusal } from '../../../contract/result.ts';
import type { PrintOptions } from '../../../contract/schemas/print-options.ts';
import { printCode } from '../../../contract/short-codes/short-code.ts';
import { type PrintedCode, withoutBorder } from '../../../print/drawing.ts';
import { layoutOf } from '../../../print/layout.ts';
import { forBatch } from '../../../print/lines.ts';
import { drawPage } from '../../../print/page-of-codes.ts';
import { frontsOf } from '../../../print/pages.ts';
import type { Logo } from '../../../print/svg.ts';
import { symbolText } from '../../pages/qr-image/symbol.ts';
import { Unreadable } from './unreadable.ts';

export interface PrintTask {
  readonly title: string;
  readonly publicUrl: string;
  /** The name of the batch; empty for none. */
  readonly batch: string;
  /** At least one. */
  readonly codes: readonly string[];
  /** The addresses of codes that were printed elsewhere, by their short codes. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly options: PrintOptions;
  readonly logo: Logo | undefined;
}

export type Printed =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly refusal: Refusal<'invalid_input' | 'unreadable_symbol'> };

/**
 * Makes a file and reads every symbol of it, in a thread of its own, so that scans lose no time. It draws a page when its turn
 * comes, so that a file of any length takes the memory of one page, and its own bytes.
 */
export default async function print(task: PrintTask): Promise<Printed> {
  const { title, publicUrl, batch, codes, addresses, logo } = task;
  const options = forBatch(task.options, batch);
  const ecc = logo ? 'high' : 'medium';
  const symbolOf = (text: string) => withoutBorder(encodeQR(text, 'raw', { ecc, border: 1 }));
  const textOf = (code: string) => symbolText(publicUrl, code, addresses[code]);
  const texts = codes.map(textOf);
  const laidOut = layoutOf(options, symbolOf(texts[0] ?? '').length);
  if (!laidOut.ok) return laidOut;
  const layout = laidOut.value;
  const pages = frontsOf(layout, codes.length);
  const printed = (code: string): PrintedCode => ({
    text: printCode(code),
    modules: symbolOf(textOf(code)),
  });
  const common = { withLogo: logo !== undefined, batch };
  const drawingOf = (page: number) => drawPage(layout, page, codes, printed, common);
  const file = { title, layout, pages, drawingOf, logo, texts };
  try {
    const { make } = await (options.format === 'pdf' ? import('./pdf-file.ts') : import('./svg-files.ts'));
    return { ok: true, bytes: await make(file, codes), pages: pages * layout.sides };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const message = `The symbol of ${printCode(codes[error.index] ?? '')} could not be read. Make the symbols larger, or leave the logo out`;
    return { ok: false, refusal: { code: 'unreadable_symbol', message } };
  }
}
