import {
  closePath,
  fill,
  grayscale,
  LineCapStyle,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  StandardFonts,
  setFillingGrayscaleColor,
} from '@cantoo/pdf-lib';
import { mark } from '../../contract/mark.ts';
import { type DrawingStep, HAIRLINE } from '../../contract/print/drawing.ts';
import type { SheetLayout } from '../../contract/print/layout.ts';
import type { Logo } from '../../contract/print/svg.ts';

/** PDF measures in points. */
const POINTS_PER_MM = 72 / 25.4;
const BLACK = grayscale(0);

const pt = (mm: number): number => mm * POINTS_PER_MM;

interface Inks {
  readonly font: PDFFont;
  /** Undefined for the product's mark. */
  readonly image: PDFImage | undefined;
}

/** Returns a PDF with a page for each drawing. It names no time, so that the same pages give the same file. */
export async function pdfOf(
  { width, height }: SheetLayout['page'],
  pages: Iterable<readonly DrawingStep[]>,
  logo: Logo | undefined,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setProducer('Qlaim');
  const inks: Inks = {
    font: await document.embedFont(StandardFonts.CourierBold),
    image: logo?.type === 'image' ? await document.embedPng(logo.png) : undefined,
  };
  for (const steps of pages) {
    const page = document.addPage([pt(width), pt(height)]);
    for (const step of steps) draw(page, step, inks);
  }
  return document.save();
}

/** PDF counts upwards from the bottom of the page. */
function draw(page: PDFPage, step: DrawingStep, { font, image }: Inks): void {
  const up = (y: number) => page.getHeight() - pt(y);
  switch (step.type) {
    case 'fill': {
      const corners = step.polygons.flatMap((polygon) => [
        ...polygon.map(([x, y], index) => (index === 0 ? moveTo : lineTo)(pt(x), up(y))),
        closePath(),
      ]);
      page.pushOperators(setFillingGrayscaleColor(0), ...corners, fill());
      break;
    }
    case 'line': {
      const [start, end] = [step.from, step.to].map(([x, y]) => ({ x: pt(x), y: up(y) }));
      if (start && end) page.drawLine({ start, end, thickness: pt(HAIRLINE), color: BLACK });
      break;
    }
    case 'text': {
      const size = pt(step.size);
      const x = pt(step.x) - font.widthOfTextAtSize(step.text, size) / 2;
      page.drawText(step.text, { x, y: up(step.y), size, font, color: BLACK });
      break;
    }
    case 'logo': {
      const side = pt(step.size);
      const [x, top] = [pt(step.x), up(step.y)];
      if (image) page.drawImage(image, { ...within(image, side, x, top - side) });
      else drawMark(page, x, top, side / mark.box);
    }
  }
}

/** Returns the largest place of an image in a square, centred. */
function within({ width, height }: PDFImage, side: number, x: number, y: number) {
  const scale = side / Math.max(width, height);
  const size = { width: width * scale, height: height * scale };
  return { ...size, x: x + (side - size.width) / 2, y: y + (side - size.height) / 2 };
}

function drawMark(page: PDFPage, x: number, y: number, scale: number): void {
  const line = {
    x,
    y,
    scale,
    borderColor: BLACK,
    borderWidth: mark.line,
    borderLineCap: LineCapStyle.Round,
  };
  page.drawSvgPath(mark.ring, line);
  page.drawSvgPath(mark.tail, line);
  page.drawSvgPath(EYE, { x, y, scale, color: BLACK });
}

/** The mark's eye as a path: a rectangle with round corners. */
const EYE = (() => {
  const { x, y, width, height, rx: r } = mark.eye;
  const arc = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
})();
