import type { CodesToPrint, PrintOptions } from '@qlaim/backend/contract';
import {
  drawPage,
  type Logo,
  layoutOf,
  type PrintedCode,
  pageSvg,
  withoutBorder,
} from '@qlaim/backend/print';
import { printCode, qrText } from '@qlaim/web-kit';
import encodeQR from 'qr';
import { errorsOf, type FormErrors } from './print-form.ts';

export interface Preview {
  readonly svg: string;
  /** mm */
  readonly width: number;
  readonly height: number;
  /** Codes of a full page. */
  readonly perPage: number;
  readonly pages: number;
}

/** Draws the first page as the server draws it. */
export function previewOf(
  options: PrintOptions,
  { codes, publicUrl }: CodesToPrint,
): { readonly preview: Preview } | { readonly errors: FormErrors } {
  const logo = logoOf(options);
  const ecc = logo ? 'high' : 'medium';
  const symbol = (code: string) => symbolOf(qrText(`${publicUrl}/${code}`, code), ecc);
  const [first = ''] = codes;
  const laidOut = layoutOf(options, symbol(first).length);
  if (!laidOut.ok) return { errors: errorsOf(laidOut.refusal.issues ?? []) };
  const { page, cells } = laidOut.value;
  const shown = codes
    .slice(0, cells.length)
    .map((code): PrintedCode => ({ text: printCode(code), modules: symbol(code) }));
  const svg = pageSvg(page, drawPage(laidOut.value, shown, logo !== undefined), logo);
  const pages = Math.ceil(codes.length / cells.length);
  return { preview: { svg, ...page, perPage: cells.length, pages } };
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
