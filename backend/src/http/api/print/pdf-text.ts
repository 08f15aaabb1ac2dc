import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  degrees,
  drawText,
  type PDFDocument,
  type PDFFont,
  PDFName,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { DrawingStep } from '../../../print/drawing.ts';
import { BLACK, pt } from './pdf-units.ts';

/** Embedded, because print shops take no others. The second has the letters that the first lacks, as wide as those. */
const FILES = ['latin', 'latin-ext'] as const;
const fileOf = (part: (typeof FILES)[number]) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/courier-prime/files/courier-prime-${part}-700-normal.woff`,
  );

const UPRIGHT = { rotate: degrees(0), xSkew: degrees(0), ySkew: degrees(0) };

export interface PdfFont {
  readonly name: PDFName;
  readonly font: PDFFont;
  readonly characters: ReadonlySet<number>;
}

/** Adds fonts to those of a document until they have every character of these steps. */
export async function addFonts(
  document: PDFDocument,
  fonts: PdfFont[],
  steps: readonly DrawingStep[],
): Promise<void> {
  const texts = steps.map((step) => (step.type === 'text' ? step.text : '')).join('');
  for (const part of FILES.slice(fonts.length)) {
    if ([...texts].every((character) => fontWith(fonts, character))) return;
    const font = await document.embedFont(await readFile(fileOf(part)), { subset: true });
    fonts.push({ name: PDFName.of(`Text-${part}`), font, characters: new Set(font.getCharacterSet()) });
  }
}

const fontWith = (fonts: readonly PdfFont[], character: string): PdfFont | undefined =>
  fonts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));

/** Draws a text, centred at `x`, on the base line `y`, in points from the bottom. */
export function drawCentred(
  page: PDFPage,
  fonts: readonly PdfFont[],
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): PDFOperator[] {
  const runs = runsOf(text, fonts).map(({ text: part, font }) => ({
    part,
    font,
    width: font.font.widthOfTextAtSize(part, pt(size)),
  }));
  let left = x - runs.reduce((sum, { width }) => sum + width, 0) / 2;
  return runs.flatMap(({ part, font, width }) => {
    page.node.setFontDictionary(font.name, font.font.ref);
    const place = { ...UPRIGHT, x: left, y, size: pt(size), font: font.name, color: BLACK };
    left += width;
    return drawText(font.font.encodeText(part), place);
  });
}

interface Run {
  readonly text: string;
  readonly font: PdfFont;
}

/** Cuts a text where its font changes. */
function runsOf(text: string, fonts: readonly PdfFont[]): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontWith(fonts, character);
    if (!font) throw new RangeError('No font has a character of this text');
    const last = runs.at(-1);
    if (last?.font === font) runs.splice(-1, 1, { text: last.text + character, font });
    else runs.push({ text: character, font });
  }
  return runs;
}
