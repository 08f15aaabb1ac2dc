import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { QrSymbol } from '../qr-symbol.ts';
import { pictureOfText } from './text-picture.ts';

export interface Label {
  readonly name: string | null;
  /** The short code as it is printed: '7K3M 9QWX 2P'. */
  readonly code: string;
  readonly symbol: QrSymbol;
}

/** Points in a millimetre. */
const MM = 72 / 25.4;

const PAGE = { width: 60 * MM, height: 80 * MM };
const MARGIN = 4 * MM;
const SYMBOL = 52 * MM;
const NAME_SIZES = [14, 12, 10, 8, 6] as const;
const CODE_SIZE = 15;
const BLACK = rgb(0, 0, 0);

/** Returns a label of 60 × 80 mm as PDF: the name, the symbol as vectors, and the printed code under it. */
export async function labelPdf({ name, code, symbol }: Label): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle(name ?? code);
  document.setLanguage('en');
  const page = document.addPage([PAGE.width, PAGE.height]);
  const bottom = PAGE.height - 13 * MM - SYMBOL;
  drawSymbol(page, symbol, bottom);
  const codeFont = await document.embedFont(StandardFonts.CourierBold);
  drawLine(page, code, codeFont, CODE_SIZE, bottom - 7 * MM);
  if (name !== null) await drawName(document, page, name, PAGE.height - 9 * MM);
  return new Uint8Array(await document.save());
}

function drawSymbol(page: PDFPage, { side, runs }: QrSymbol, bottom: number): void {
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  page.drawSvgPath(path, {
    x: (PAGE.width - SYMBOL) / 2,
    y: bottom + SYMBOL,
    scale: SYMBOL / side,
    color: BLACK,
    borderWidth: 0,
  });
}

function drawLine(page: PDFPage, text: string, font: PDFFont, size: number, y: number): void {
  page.drawText(text, {
    x: (PAGE.width - font.widthOfTextAtSize(text, size)) / 2,
    y,
    font,
    size,
    color: BLACK,
  });
}

/** The fonts of every PDF reader have Western letters only. A name in another script is drawn by the browser. */
async function drawName(document: PDFDocument, page: PDFPage, name: string, y: number): Promise<void> {
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const room = PAGE.width - 2 * MARGIN;
  if (!canEncode(font, name)) {
    const picture = await document.embedPng(await pictureOfText(name));
    const { width, height } = picture.scaleToFit(room, 6 * MM);
    page.drawImage(picture, { x: (PAGE.width - width) / 2, y: y - 1 * MM, width, height });
    return;
  }
  const size = NAME_SIZES.find((points) => font.widthOfTextAtSize(name, points) <= room);
  if (size !== undefined) return drawLine(page, name, font, size, y);
  drawLine(page, shorten(name, font, room), font, 8, y);
}

function canEncode(font: PDFFont, text: string): boolean {
  const known = new Set(font.getCharacterSet());
  return Array.from(text).every((character) => known.has(character.codePointAt(0) ?? 0));
}

function shorten(text: string, font: PDFFont, room: number): string {
  const characters = Array.from(text);
  while (font.widthOfTextAtSize(`${characters.join('').trimEnd()}…`, 8) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
