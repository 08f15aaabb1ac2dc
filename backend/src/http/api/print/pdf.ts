import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fontkit from '@cantoo/fontkit';
import {
  degrees,
  drawImage,
  drawLine,
  drawSvgPath,
  LineCapStyle,
  PDFDocument,
  type PDFImage,
  PDFName,
  type PDFOperator,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { type DrawingStep, HAIRLINE } from '../../../print/drawing.ts';

import { mark } from '../../../print/mark.ts';
import type { Corner } from '../../../print/outline.ts';
import type { SheetLayout } from '../../../print/sheet-layout.ts';
import type { Logo } from '../../../print/svg.ts';
import { archive } from './archival.ts';
import { addFonts, drawCentred, type PdfFont } from './pdf-text.ts';
import { BLACK, pt } from './pdf-units.ts';

const UPRIGHT = { rotate: degrees(0), xSkew: degrees(0), ySkew: degrees(0) };
const LOGO = PDFName.of('Logo');

const text = (operators: readonly PDFOperator[]): string => operators.join('\n');

/** To a thousandth of a point. PDF knows no exponents. */
const number = (value: number): string => value.toFixed(3);

interface Inks {
  readonly fonts: PdfFont[];
  /** Undefined for the product's mark. */
  readonly image: PDFImage | undefined;
}

/**
 * Returns a PDF/A with a page for each drawing. It names no time, so that the same pages give the same file. It takes the pages
 * one at a time, and keeps of each no more than its compressed bytes.
 */
export async function pdfOf(
  { width, height }: SheetLayout['page'],
  pages: Iterable<readonly DrawingStep[]>,
  logo: Logo | undefined,
  title: string,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(fontkit);
  const content = createHash('sha256');
  const inks: Inks = {
    fonts: [],
    image: logo?.type === 'image' ? await document.embedPng(logo.png) : undefined,
  };
  for (const steps of pages) {
    const page = document.addPage([pt(width), pt(height)]);
    if (inks.image) page.node.setXObject(LOGO, inks.image.ref);
    await addFonts(document, inks.fonts, steps);
    const operators = steps.map((step) => operatorsOf(page, pt(height), step, inks)).join('\n');
    content.update(operators);
    fillPage(page, operators);
  }
  await archive(document, title, content.digest('hex').slice(0, 32));
  return document.save();
}

/** Adds operators to a page as compressed bytes. As objects, those of a thousand codes take hundreds of megabytes. */
function fillPage({ doc: { context }, node }: PDFPage, operators: string): void {
  const dictionary = context.obj({ Filter: 'FlateDecode' });
  node.addContentStream(context.register(PDFRawStream.of(dictionary, deflateSync(operators))));
}

/** PDF counts upwards from the bottom of the page. */
function operatorsOf(page: PDFPage, pageHeight: number, step: DrawingStep, { fonts, image }: Inks): string {
  const up = (y: number) => pageHeight - pt(y);
  switch (step.type) {
    case 'fill': {
      const pathOf = (polygon: readonly Corner[]) =>
        polygon.map(([x, y], index) => `${number(pt(x))} ${number(up(y))} ${index === 0 ? 'm' : 'l'}`);
      const paths = step.polygons.map((polygon) => `${pathOf(polygon).join(' ')} h`);
      return `0 g\n${paths.join('\n')}\nf`;
    }
    case 'line': {
      const [start, end] = [step.from, step.to].map(([x, y]) => ({ x: pt(x), y: up(y) }));
      return start && end ? text(drawLine({ start, end, thickness: pt(HAIRLINE), color: BLACK })) : '';
    }
    case 'text':
      return text(drawCentred(page, fonts, step.text, { x: pt(step.x), y: up(step.y), size: step.size }));
    case 'logo': {
      const side = pt(step.size);
      const [x, top] = [pt(step.x), up(step.y)];
      if (image) return text(drawImage(LOGO, { ...UPRIGHT, ...within(image, side, x, top - side) }));
      return markAt(x, top, side / mark.box);
    }
  }
}

/** Returns the largest place of an image in a square, centred. */
function within({ width, height }: PDFImage, side: number, x: number, y: number) {
  const scale = side / Math.max(width, height);
  const size = { width: width * scale, height: height * scale };
  return { ...size, x: x + (side - size.width) / 2, y: y + (side - size.height) / 2 };
}

function markAt(x: number, y: number, scale: number): string {
  const line = {
    x,
    y,
    scale,
    color: undefined,
    borderColor: BLACK,
    borderWidth: mark.line,
    borderLineCap: LineCapStyle.Round,
  };
  const eye = { x, y, scale, color: BLACK, borderColor: undefined, borderWidth: 0 };
  const shapes = [drawSvgPath(mark.ring, line), drawSvgPath(mark.tail, line), drawSvgPath(EYE, eye)];
  return text(shapes.flat());
}

/** The mark's eye as a path: a rectangle with round corners. */
const EYE = (() => {
  const { x, y, width, height, rx: r } = mark.eye;
  const arc = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
})();
