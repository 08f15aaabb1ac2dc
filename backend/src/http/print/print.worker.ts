import encodeQR from 'qr';
import { type DrawingStep, drawPage, withoutBorder } from '../../contract/print/drawing.ts';
import { layoutOf, type SheetLayout } from '../../contract/print/layout.ts';
import type { PrintOptions } from '../../contract/print/options.ts';
import type { Logo } from '../../contract/print/svg.ts';
import type { Refusal } from '../../contract/result.ts';
import { printCode } from '../../contract/short-code.ts';
import { symbolText } from '../qr-image/symbol.ts';
import { firstUnreadable } from './check-pdf.ts';
import { pdfOf } from './pdf.ts';
import { firstUnreadableSvg, svgsOf, zipOfSvgs } from './svg-files.ts';

export interface PrintTask {
  readonly publicUrl: string;
  /** At least one. */
  readonly codes: readonly string[];
  readonly options: PrintOptions;
  readonly logo: Logo | undefined;
}

export type Printed =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly refusal: Refusal<'invalid_input' | 'unreadable_symbol'> };

/** Makes a file and reads every symbol of it, in a thread of its own, so that scans lose no time. */
export default async function print({ publicUrl, codes, options, logo }: PrintTask): Promise<Printed> {
  const texts = codes.map((code) => symbolText(publicUrl, code));
  const ecc = logo ? 'high' : 'medium';
  const symbols = texts.map((text) => withoutBorder(encodeQR(text, 'raw', { ecc, border: 1 })));
  const laidOut = layoutOf(options, symbols[0]?.length ?? 0);
  if (!laidOut.ok) return laidOut;
  const layout = laidOut.value;
  const printed = symbols.map((modules, index) => ({ text: printCode(codes[index] ?? ''), modules }));
  const drawings = pagesOf(printed, layout, logo !== undefined);
  const made = await (options.format === 'pdf'
    ? checkedPdf(layout, drawings, texts, logo)
    : checkedZip(layout, drawings, texts, logo, codes));
  if (typeof made !== 'number') return { ok: true, bytes: made, pages: drawings.length };
  const message = `The symbol of ${printCode(codes[made] ?? '')} could not be read. Make the symbols larger, or leave the logo out`;
  return { ok: false, refusal: { code: 'unreadable_symbol', message } };
}

function pagesOf(
  printed: readonly Parameters<typeof drawPage>[1][number][],
  layout: SheetLayout,
  withLogo: boolean,
): readonly (readonly DrawingStep[])[] {
  const { length } = layout.cells;
  return Array.from({ length: Math.ceil(printed.length / length) }, (_none, page) =>
    drawPage(layout, printed.slice(page * length, (page + 1) * length), withLogo),
  );
}

type Drawings = readonly (readonly DrawingStep[])[];

/** Returns the file, or the index of a code whose symbol can't be read. */
async function checkedPdf(
  layout: SheetLayout,
  drawings: Drawings,
  texts: readonly string[],
  logo: Logo | undefined,
): Promise<Uint8Array | number> {
  const pdf = await pdfOf(layout.page, drawings, logo);
  return (await firstUnreadable(pdf, layout, texts)) ?? pdf;
}

async function checkedZip(
  layout: SheetLayout,
  drawings: Drawings,
  texts: readonly string[],
  logo: Logo | undefined,
  codes: readonly string[],
): Promise<Uint8Array | number> {
  const svgs = svgsOf(layout, drawings, logo);
  return (await firstUnreadableSvg(svgs, layout, texts)) ?? zipOfSvgs(svgs, codes);
}
