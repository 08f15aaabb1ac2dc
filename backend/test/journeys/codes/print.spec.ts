import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ApiError } from '../../../src/contract/api-error.ts';
import { LIMITS } from '../../../src/contract/limits.ts';
import type { CodeFilter } from '../../../src/contract/routes/admin.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import type { PrintOptions } from '../../../src/contract/schemas/print-options.ts';
import type { Browser } from '../harness/browser.ts';
import { onEveryComposition } from '../harness/journey.ts';
import { SOON } from '../harness/soon.ts';

const OPTIONS: PrintOptions = {
  format: 'pdf',
  paper: 'a4',
  symbolSize: 20,
  shortCode: true,
  cropMarks: true,
  logo: 'none',
};
const UNKNOWN = '0b0f6f0e-7f0c-4c1e-9d4e-3a3a3a3a3a3a';

onEveryComposition('printing codes', (given) => {
  let admin: Browser;
  let id: string;
  let codes: readonly string[];
  beforeAll(async () => {
    admin = (await given.admin()).browser;
    const generated = await admin.call(ROUTES.generateCodes, { body: { amount: 12 } });
    id = generated.batchId;
    codes = (await admin.call(ROUTES.batchToPrint, { params: { id } })).codes;
    expect(
      generated.barcodeCSV
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[1]),
    ).toEqual(codes);
  });

  const printBatch = (over: Partial<PrintOptions> = {}) =>
    admin.call(ROUTES.printBatch, { params: { id }, body: { ...OPTIONS, ...over } });
  const fileAt = async (address: string) => {
    const response = await fetch(address);
    expect(response.status).toBe(200);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError ? { code: error.code, message: error.message } : error),
    );

  it('makes a PDF of a batch, which the browser saves under the batch’s name', async () => {
    const file = await printBatch();
    expect(file).toMatchObject({ codes: 12, pages: 1, message: 'Your file is ready' });
    const { browser: printer } = await given.as('printer');
    const theirs = await printer.call(ROUTES.printBatch, { params: { id }, body: OPTIONS });
    expect(theirs).toMatchObject({ codes: 12, pages: 1 });
    const { response, bytes } = await fileAt(file.address);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`qlaim-batch-${id.slice(0, 8)}.pdf`);
    expect(bytes.byteLength).toBe(file.size);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  });

  it('makes a page for each label of a roll', async () => {
    const file = await printBatch({ paper: 'label', labelWidth: 40, labelHeight: 40 });
    const pdf = await PDFDocument.load((await fileAt(file.address)).bytes);
    expect(pdf.getPageCount()).toBe(12);
    expect((pdf.getPage(11).getWidth() / 72) * 25.4).toBeCloseTo(40);
  });

  const textsOf = async (bytes: Uint8Array) => {
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(bytes);
    const texts = [...document.pages()].map((page) => page.getText());
    library.destroy();
    return texts;
  };
  const grouped = (code: string) => `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`;

  it('prints a named batch on a label sheet that is used in part, back to back', async () => {
    const params = { id };
    await admin.call(ROUTES.describeBatch, { params, body: { name: 'Guitar cases', note: '' } });
    expect(await admin.call(ROUTES.batchToPrint, { params })).toMatchObject({ name: 'Guitar cases' });
    const body = {
      format: 'pdf',
      paper: 'sheet',
      sheet: 'avery-l7160',
      startAt: 15,
      shiftX: 0.5,
      shiftY: -1,
      shortCode: true,
      batchName: true,
      backs: true,
      cropMarks: false,
      logo: 'none',
    } as const;
    const file = await admin.call(ROUTES.printBatch, { params, body });
    expect(file).toMatchObject({ codes: 12, pages: 4 });
    const { bytes } = await fileAt(file.address);
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getTitle()).toBe('Guitar cases');
    const texts = await textsOf(bytes);
    const codesIn = (text: string) => codes.filter((code) => text.includes(grouped(code)));
    const [first, second] = [codes.slice(0, 7), codes.slice(7)];
    expect(texts.map(codesIn)).toEqual([first, first, second, second]);
    expect(texts.map((text) => text.match(/Guitar cases/g)?.length)).toEqual([7, 7, 5, 5]);
    await admin.call(ROUTES.describeBatch, { params, body: { name: '', note: '' } });
  });

  it('refuses sheets that nobody knows, and labels that a sheet does not have', async () => {
    const { symbolSize: _fitted, ...rest } = OPTIONS;
    const onSheet = (over: Partial<PrintOptions>) =>
      refusalOf(
        admin.call(ROUTES.printBatch, { params: { id }, body: { ...rest, paper: 'sheet', ...over } }),
      );
    const code = 'invalid_input';
    expect(await onSheet({})).toEqual({ code, message: 'Choose a label sheet' });
    expect(await onSheet({ sheet: 'avery-l7160', startAt: 22 })).toEqual({
      code,
      message: 'There are 21 labels on a page',
    });
    expect(await onSheet({ sheet: 'avery-l7160', shiftX: 5.1 })).toEqual({
      code,
      message: 'The shift must be −5 to 5 mm',
    });
    const unsized = admin.call(ROUTES.printBatch, { params: { id }, body: rest });
    expect(await refusalOf(unsized)).toEqual({ code, message: 'The symbol must be 10 to 200 mm' });
  });

  it('makes a ZIP with a drawing for each code, which leads to its code', async () => {
    const logo = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0a7' } })
      .png()
      .toBuffer();
    const file = await printBatch({ format: 'svg', logo: 'image', logoImage: logo.toString('base64') });
    const zip = await fromBufferPromise((await fileAt(file.address)).bytes, { lazyEntries: true });
    const read: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      const svg = await buffer(await zip.openReadStreamPromise(entry));
      expect(svg.toString()).toContain('data:image/png;base64,');
      const { data, info } = await sharp(svg, { density: 300 })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      read[entry.fileName] = decodeQR({ data, width: info.width, height: info.height }).toLowerCase();
    }
    const expected = codes.map((code) => [`${code}.svg`, `${given.product.publicUrl}/${code}`.toLowerCase()]);
    expect(read).toEqual(Object.fromEntries(expected));
  });

  it('prints chosen codes, each once', async () => {
    const [first = '', second = ''] = codes;
    const body = { ...OPTIONS, codes: [second, first.toLowerCase(), second] };
    expect(await admin.call(ROUTES.printCodes, { body })).toMatchObject({ codes: 2, pages: 1 });
    const unknown = { ...OPTIONS, codes: [first, '0000000000'] };
    expect(await refusalOf(admin.call(ROUTES.printCodes, { body: unknown }))).toEqual({
      code: 'unknown_code',
      message: 'The code 0000 0000 00 is not known',
    });
  });

  const toPrint = (filter: CodeFilter) =>
    admin.call(ROUTES.codesToPrint, { query: { filter: JSON.stringify(filter) } });

  it('lists the codes of a filter, or chosen ones, that can be printed', async () => {
    const chosen = codes.slice(0, 3);
    const listed = await toPrint({ id: [...chosen, '0000000000'] });
    expect(listed.codes.toSorted()).toEqual(chosen.toSorted());
    expect(listed.publicUrl).toBe(given.product.publicUrl);
    expect((await toPrint({ batchId: id })).codes.toSorted()).toEqual(codes.toSorted());
    expect((await toPrint({ batchId: UNKNOWN })).codes).toEqual([]);
  });

  it('refuses a filter that more codes match than one file holds', async () => {
    const most = LIMITS.generateAmount.max;
    for (let made = 0; made <= LIMITS.print.printedCodes; made += most)
      await admin.call(ROUTES.generateCodes, { body: { amount: most } });
    await expect
      .poll(() => refusalOf(toPrint({})), SOON)
      .toMatchObject({
        code: 'invalid_input',
        message: expect.stringMatching(/At most 2000 are printed into one file$/),
      });
  });

  it('leaves deleted codes out', async () => {
    const { batchId } = await admin.call(ROUTES.generateCodes, { body: { amount: 2 } });
    const params = { id: batchId };
    const [gone = '', kept = ''] = (await admin.call(ROUTES.batchToPrint, { params })).codes;
    await admin.call(ROUTES.deleteCode, { params: { id: gone } });
    const left = async () => (await admin.call(ROUTES.batchToPrint, { params })).codes;
    await expect.poll(left).toEqual([kept]);
    await admin.call(ROUTES.deleteCode, { params: { id: kept } });
    await expect.poll(left).toEqual([]);
    expect(await refusalOf(admin.call(ROUTES.printBatch, { params, body: OPTIONS }))).toEqual({
      code: 'unknown_batch',
      message: 'Every code of this batch was deleted',
    });
  });

  it('refuses what does not fit, unknown batches and logos that are no pictures', async () => {
    expect(await refusalOf(printBatch({ symbolSize: 200 }))).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(
        /^Nothing fits: one code needs [\d.]+ × [\d.]+ mm, and A4 has 210 × 297 mm$/,
      ),
    });
    const unknown = admin.call(ROUTES.printBatch, { params: { id: UNKNOWN }, body: OPTIONS });
    expect(await refusalOf(unknown)).toMatchObject({ code: 'unknown_batch' });
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect(await refusalOf(printBatch({ logo: 'image', logoImage: text }))).toEqual({
      code: 'invalid_input',
      message: 'The logo must be a PNG',
    });
    const large = await sharp({ create: { width: 1025, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(await refusalOf(printBatch({ logo: 'image', logoImage: large.toString('base64') }))).toEqual({
      code: 'invalid_input',
      message: 'The logo must have at most 1024 × 1024 pixels',
    });
  });
});
