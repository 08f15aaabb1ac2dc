import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from 'vitest';
import type { PrintOptions } from '../../../contract/schemas/print-options.ts';
import { SHORT_CODE_ALPHABET } from '../../../contract/short-codes/short-code.ts';
import print from './print.worker.ts';

const CODES = Array.from(
  { length: 5 },
  (_none, index) => `7K3M9QWX${SHORT_CODE_ALPHABET.slice(index, index + 2)}`,
);
const [FIRST = ''] = CODES;
const grouped = (code: string) => `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`;

const OPTIONS = {
  format: 'pdf',
  paper: 'sheet',
  sheet: 'avery-5163',
  shortCode: true,
  cropMarks: false,
  logo: 'none',
} as const;

async function printed(over: Partial<PrintOptions>, batch = 'Guitar cases') {
  const made = await print({
    title: 'Labels',
    publicUrl: 'https://qlaim.example',
    batch,
    codes: CODES,
    addresses: {},
    options: { ...OPTIONS, ...over },
    logo: undefined,
  });
  if (!made.ok) throw new Error(made.refusal.message);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(made.bytes);
  const texts = [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' ').trim());
  library.destroy();
  return { ...made, texts };
}

/** The texts of a PDF come in the order in which they are drawn. */
const codesIn = (text: string) => CODES.filter((code) => text.includes(grouped(code)));

describe('a PDF of a label sheet', () => {
  it('has the size of its paper', async () => {
    const page = (await PDFDocument.load((await printed({})).bytes)).getPage(0);
    expect([page.getWidth(), page.getHeight()].map((points) => Math.round(points))).toEqual([612, 792]);
  });

  it('goes on with the next sheet after one that is used in part', async () => {
    const { pages, texts } = await printed({ startAt: 8 });
    expect(pages).toBe(2);
    expect(texts.map(codesIn)).toEqual([CODES.slice(0, 3), CODES.slice(3)]);
  });

  it('has the batch’s name below each symbol, also in letters of the second font', async () => {
    const { texts } = await printed({ batchName: true }, 'Łódź & <więcej>');
    expect(texts[0]?.match(/Łódź & <więcej>/g)).toHaveLength(CODES.length);
    expect((await printed({ batchName: true }, '')).texts).toEqual((await printed({})).texts);
  });

  it('has the backs after each page, and reads the symbols of the fronts', async () => {
    const { pages, texts } = await printed({ backs: true, startAt: 8 });
    expect(pages).toBe(4);
    expect(texts.map(codesIn)).toEqual([
      CODES.slice(0, 3),
      CODES.slice(0, 3),
      CODES.slice(3),
      CODES.slice(3),
    ]);
    expect(texts.map((text) => text.match(/Guitar cases/g)?.length ?? 0)).toEqual([0, 3, 0, 2]);
  });

  it('is printed the same whatever the size of a symbol on plain paper', async () => {
    const [one, other] = await Promise.all([printed({}), printed({ symbolSize: 12, cropMarks: true })]);
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
    expect(one.texts[0]).toContain(grouped(FIRST));
  });
});
