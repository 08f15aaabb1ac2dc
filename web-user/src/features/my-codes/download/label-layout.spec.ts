import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawOn } from '../../../testing/draw-on.ts';
import { qrSymbol } from '../qr-symbol.ts';
import { labelPdf } from './label-pdf.ts';

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))])),
  );
  return drawOn({ measureText: () => ({ width: 1 }), fillText: () => undefined });
});

const symbol = qrSymbol('HTTPS://QLAIM.EXAMPLE/7K3M9QWX2P');
const inMm = (points: string | undefined) => Math.round((Number(points) / 72) * 254) / 10;

/** Returns the drawing commands of a label. */
async function draw(name: string | null): Promise<string> {
  const document = await PDFDocument.load(await labelPdf({ name, code: '7K3M 9QWX 2P', symbol }));
  return (
    document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [decodePDFRawStream(object).decode()] : []))
      .map((bytes) => new TextDecoder().decode(bytes))
      .find((commands) => commands.includes(' cm')) ?? ''
  );
}

/** Returns the texts of a label: font, size in points, and place in mm from the lower left corner. */
const textsOf = (commands: string) =>
  Array.from(
    commands.matchAll(/\/(Courier|Helvetica)-Bold-\d+ (\d+) Tf[\s\S]*?1 0 0 1 (\S+) (\S+) Tm/g),
    ([, font, size, x, y]) => ({ font, size: Number(size), x: inMm(x), y: inMm(y) }),
  );

it('has the symbol of 52 mm in its middle, without an outline that would widen its modules', async () => {
  const commands = await draw('Blue bag');
  const [, x, y] = /1 0 0 1 (\S+) (\S+) cm/.exec(commands) ?? [];
  expect([inMm(x), inMm(y)]).toEqual([4, 67]);
  const [, module, height] = /^(\S+) 0 0 -(\S+) 0 0 cm$/m.exec(commands) ?? [];
  expect(inMm(String(Number(module) * symbol.side))).toBe(52);
  expect(height).toBe(module);
  expect(commands).not.toMatch(/^\S+ w$/m);
  expect(commands).toMatch(/^0 0 0 rg$/m);
});

it('has the name above the symbol and the printed code below it, in the middle', async () => {
  expect(textsOf(await draw('Blue bag'))).toEqual([
    { font: 'Courier', size: 15, x: 11, y: 8 },
    { font: 'Helvetica', size: 14, x: 19.6, y: 71 },
  ]);
});

it.each([
  ['A blue bag of my mother', 12],
  ['A blue bag of leather of the summer', 8],
  ['A very long name '.repeat(7), 8],
])('sets %j smaller', async (name, size) => {
  expect(textsOf(await draw(name)).at(-1)).toMatchObject({ font: 'Helvetica', size, y: 71 });
});

it('has a picture of a name in another script', async () => {
  const commands = await draw('青い鞄');
  expect(textsOf(commands)).toHaveLength(1);
  const [, x, y] =
    /1 0 0 1 (\S+) (\S+) cm\s+1 0 0 1 0 0 cm\s+\S+ 0 0 \S+ 0 0 cm\s+1 0 0 1 0 0 cm\s+\/Image/.exec(
      commands,
    ) ?? [];
  expect([inMm(x), inMm(y)]).toEqual([27, 70]);
});
