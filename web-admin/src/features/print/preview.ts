import type { PrintOptions } from '@qlaim/backend/contract';
import {
  drawPage,
  forBatch,
  frontsOf,
  type Logo,
  labelOutlines,
  layoutOf,
  type PrintedCode,
  pageSvg,
  withoutBorder,
} from '@qlaim/backend/print';
import { printCode, qrText } from '@qlaim/web-kit';
import encodeQR from 'qr';
import { errorsOf, type FormErrors } from './print-form.ts';
import type { Printed } from './use-print.ts';

export interface Preview {
  readonly svg: string;
  /** The back of the first page. */
  readonly back: string | undefined;
  /** mm */
  readonly width: number;
  readonly height: number;
  /** Codes of a full page, and of the first one. */
  readonly perPage: number;
  readonly onFirst: number;
  /** With their backs. */
  readonly pages: number;
}

/** Draws the first page as the server draws it. */
export function previewOf(
  options: PrintOptions,
  { codes, addresses, publicUrl, name = '' }: Printed,
): { readonly preview: Preview } | { readonly errors: FormErrors } {
  const logo = logoOf(options);
  const ecc = logo ? 'high' : 'medium';
  const textOf = (code: string) =>
    addresses?.[code] ?? qrText({ link: `${publicUrl}/${code}`, shortCode: code, printed: null });
  const symbol = (code: string) => symbolOf(textOf(code), ecc);
  const [first = ''] = codes;
  const laidOut = layoutOf(forBatch(options, name), symbol(first).length);
  if (!laidOut.ok) return { errors: errorsOf(laidOut.refusal.issues ?? []) };
  const layout = laidOut.value;
  const { page, cells, used, sides } = layout;
  const printed = (code: string): PrintedCode => ({ text: printCode(code), modules: symbol(code) });
  const common = { withLogo: logo !== undefined, batch: name };
  const { front, back } = drawPage(layout, 0, codes, printed, common);
  const preview = {
    ...page,
    svg: pageSvg(page, front, logo, labelOutlines(layout, used)),
    back: back && pageSvg(page, back, undefined, labelOutlines(layout, 0)),
    perPage: cells.length,
    onFirst: Math.min(cells.length - used, codes.length),
    pages: frontsOf(layout, codes.length) * sides,
  };
  return { preview };
}

function logoOf({ logo, logoImage }: PrintOptions): Logo | undefined {
  if (logo === 'mark') return { type: 'mark' };
  return logo === 'image' && logoImage !== undefined ? { type: 'image', png: logoImage } : undefined;
}

const symbols = new Map<string, PrintedCode['modules']>();

/** Remembers symbols, because a page is drawn anew with each key. */
function symbolOf(text: string, ecc: 'medium' | 'high'): PrintedCode['modules'] {
  const key = `${ecc} ${text}`;
  const known = symbols.get(key);
  if (known) return known;
  const modules = withoutBorder(encodeQR(text, 'raw', { ecc, border: 1 }));
  symbols.set(key, modules);
  return modules;
}
