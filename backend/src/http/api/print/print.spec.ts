import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PrintOptions } from '../../../contract/schemas/print-options.ts';
import { SHORT_CODE_ALPHABET } from '../../../contract/short-codes/short-code.ts';
import { drawCodes, withoutBorder } from '../../../print/drawing.ts';
import { layoutOf } from '../../../print/layout.ts';
import { firstUnreadable } from './check-pdf.ts';
import { pdfOf } from './pdf.ts';
import print from './print.worker.ts';
import { make } from './svg-files.ts';

const URL = 'https://qlaim.example';
const DPI = 300;
const MM = DPI / 25.4;
const MM_PER_POINT = 25.4 / 72;

const OPTIONS: PrintOptions = {
  format: 'pdf',
  paper: 'a4',
  labelWidth: 50,
  labelHeight: 60,
  symbolSize: 25,
  shortCode: true,
  cropMarks: true,
  logo: 'none',
};

const PLAIN = { withLogo: false, batch: '' };

/** Different short codes, the same in each run. */
const codesOf = (amount: number) =>
  Array.from({ length: amount }, (_none, index) =>
    Array.from(
      { length: 10 },
      (_digit, place) => SHORT_CODE_ALPHABET[(index * 7 + place * (index + 3)) % 32],
    ).join(''),
  );
const textOf = (code: string) => `${URL}/${code}`.toUpperCase();

/** Renders each page to a PNG at 300 dpi, as a printer shows it. */
async function pngsOf(pdf: Uint8Array, page: { width: number; height: number }) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [];
  const size = { width: Math.round(page.width * MM), height: Math.round(page.height * MM) };
  for (const sheet of document.pages()) {
    const { width, height, data } = await sheet.render({ ...size, colorSpace: 'BGRA' });
    pages.push(
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    );
  }
  library.destroy();
  return pages;
}

async function cut(png: Buffer, place: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(png)
    .extract(place)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The place of the dark pixels of a picture, in mm. */
function darkIn({ data, width, height }: Awaited<ReturnType<typeof cut>>) {
  const columns: number[] = [];
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4] ?? 255) < 128) {
        columns.push(x);
        rows.push(y);
      }
  const least = (values: readonly number[]) =>
    values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);
  const [left, top] = [least(columns), least(rows)];
  return {
    left: left / MM,
    top: top / MM,
    width: (most(columns) - left + 1) / MM,
    height: (most(rows) - top + 1) / MM,
  };
}

describe('a printed sheet, rendered at 300 dpi,', () => {
  it.each([
    ['a4', 25, 'none', 40],
    ['letter', 20, 'mark', 60],
    ['label', 30, 'mark', 3],
    ['a4', 10, 'none', 30],
  ] as const)(
    'shows every symbol on %s at %i mm with the logo %s',
    async (paper, symbolSize, logo, amount) => {
      const codes = codesOf(amount);
      const options = { ...OPTIONS, paper, symbolSize, logo };
      const made = await print({
        title: 'Labels',
        publicUrl: URL,
        batch: '',
        codes,
        addresses: {},
        options,
        logo: logo === 'mark' ? { type: 'mark' } : undefined,
      });
      if (!made.ok) throw new Error(made.refusal.message);
      const modules =
        encodeQR(textOf(''.padEnd(10, '0')), 'raw', { ecc: logo === 'mark' ? 'high' : 'medium', border: 1 })
          .length - 2;
      const layout = layoutOf(options, modules);
      if (!layout.ok) throw new Error('Nothing fits');
      const { page, cell, cells, module } = layout.value;
      const pages = await pngsOf(made.bytes, page);
      expect(pages).toHaveLength(made.pages);

      for (const [index, code] of codes.entries()) {
        const png = pages[Math.floor(index / cells.length)];
        const at = cells[index % cells.length];
        if (!png || !at) throw new Error('A page is missing');
        const side = Math.floor(cell.width * MM);
        const place = { left: Math.round(at.x * MM), top: Math.round(at.y * MM), width: side, height: side };
        const picture = await cut(png, place);
        expect(decodeQR(picture)).toBe(textOf(code));
        const dark = darkIn(picture);
        expect(Math.abs(dark.width - symbolSize), 'width').toBeLessThan(0.2);
        expect(Math.abs(dark.height - symbolSize), 'height').toBeLessThan(0.2);
        expect(Math.abs(dark.left - 4 * module), 'quiet zone').toBeLessThan(0.2);
        expect(Math.abs(dark.top - 4 * module), 'quiet zone').toBeLessThan(0.2);
      }
      const sheet = (await PDFDocument.load(made.bytes)).getPage(0);
      expect(Math.abs(sheet.getWidth() * MM_PER_POINT - page.width)).toBeLessThan(0.2);
      expect(Math.abs(sheet.getHeight() * MM_PER_POINT - page.height)).toBeLessThan(0.2);
    },
  );

  it('has the short code in print, in groups', async () => {
    const [code = ''] = codesOf(1);
    const made = await print({
      title: 'Labels',
      publicUrl: URL,
      batch: '',
      codes: [code],
      addresses: {},
      options: OPTIONS,
      logo: undefined,
    });
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(made.ok ? made.bytes : new Uint8Array());
    expect(document.getPage(0).getText()).toContain(
      `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`,
    );
    library.destroy();
  });
});

describe('a PDF for a print shop', () => {
  async function printed() {
    const made = await print({
      title: 'Bags & <boxes>',
      publicUrl: URL,
      batch: '',
      codes: codesOf(3),
      addresses: {},
      options: OPTIONS,
      logo: undefined,
    });
    if (!made.ok) throw new Error(made.refusal.message);
    return { bytes: made.bytes, pdf: await PDFDocument.load(made.bytes, { updateMetadata: false }) };
  }
  const all = ({ context }: PDFDocument) => context.enumerateIndirectObjects().map(([, object]) => object);
  const nameIn = (dictionary: PDFDict, key: string) =>
    dictionary.lookupMaybe(PDFName.of(key), PDFName)?.asString();

  it('embeds every font', async () => {
    const { pdf } = await printed();
    const dictionaries = all(pdf).filter((object) => object instanceof PDFDict);
    const described = dictionaries.filter((one) => nameIn(one, 'Type') === '/FontDescriptor');
    expect(described).not.toEqual([]);
    const files = described.map((one) => one.lookupMaybe(PDFName.of('FontFile2'), PDFStream));
    expect(files).not.toContain(undefined);
    const fonts = dictionaries.filter((one) => nameIn(one, 'Type') === '/Font');
    expect(fonts.map((one) => nameIn(one, 'Subtype')).toSorted()).toEqual(['/CIDFontType2', '/Type0']);
  });

  it('has a title, and says that it is PDF/A-2b in sRGB', async () => {
    const { pdf } = await printed();
    expect(pdf.getTitle()).toBe('Bags & <boxes>');
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'), PDFStream);
    const xmp = Buffer.from(metadata.getContents()).toString();
    expect(xmp).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(xmp).toContain('>Bags &amp; &lt;boxes&gt;</rdf:li>');
    const intent = pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
    expect(nameIn(intent, 'S')).toBe('/GTS_PDFA1');
    const profile = intent.lookup(PDFName.of('DestOutputProfile'), PDFStream);
    expect(inflateSync(profile.getContents()).subarray(12, 20).toString()).toBe('mntrRGB ');
    expect(pdf.context.trailerInfo.ID).toBeDefined();
  });

  it('is the same file for the same codes', async () => {
    const [one, other] = [await printed(), await printed()];
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
  });
});

describe('the check of a file', () => {
  const [good = '', other = ''] = codesOf(2).map(textOf);

  /** Draws a page with the symbols of texts. `spoil` may change their modules. */
  function drawn(spoil: (modules: readonly (readonly boolean[])[]) => readonly (readonly boolean[])[]) {
    const symbols = [good, other].map((text) =>
      withoutBorder(encodeQR(text, 'raw', { ecc: 'medium', border: 1 })),
    );
    const layout = layoutOf(OPTIONS, symbols[0]?.length ?? 0);
    if (!layout.ok) throw new Error('Nothing fits');
    const printed = symbols.map((modules, index) => ({
      text: '',
      modules: index === 1 ? spoil(modules) : modules,
    }));
    return { layout: layout.value, printed };
  }
  const unharmed = drawn((modules) => modules);
  const spoilt = drawn((modules) =>
    modules.map((row, y) => row.map((dark, x) => (y > 8 && x > 8 ? !dark : dark))),
  );
  const pdf = ({ layout, printed }: typeof unharmed) =>
    pdfOf(layout.page, [drawCodes(layout, layout.cells, printed, PLAIN)], undefined, 'Labels');

  it('passes what can be read', async () => {
    expect(await firstUnreadable(await pdf(unharmed), unharmed.layout, [good, other])).toBeUndefined();
  });

  it('names a symbol that can’t be read', async () => {
    expect(await firstUnreadable(await pdf(spoilt), spoilt.layout, [good, other])).toBe(1);
  });

  it('names a symbol that leads elsewhere', async () => {
    expect(await firstUnreadable(await pdf(unharmed), unharmed.layout, [good, good])).toBe(1);
  });

  it('names a drawing that can’t be read', async () => {
    const { layout, printed } = spoilt;
    const drawingOf = (page: number) => ({
      front: drawCodes(layout, layout.cells, printed.slice(page, page + 1), PLAIN),
      back: undefined,
    });
    const file = { title: 'Labels', layout, pages: 2, drawingOf, logo: undefined, texts: [good, other] };
    await expect(make(file, ['GOOD', 'OTHER'])).rejects.toMatchObject({ index: 1 });
  });
});
