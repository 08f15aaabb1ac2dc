import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { qrSymbol } from '../qr-symbol.ts';
import { labelPdf } from './label-pdf.ts';

const symbol = qrSymbol('HTTPS://QLAIM.EXAMPLE/7K3M9QWX2P');

/** Returns the page's size in millimetres, its drawing commands, and the texts that it draws. */
async function read(name: string | null) {
  const document = await PDFDocument.load(await labelPdf({ name, code: '7K3M 9QWX 2P', symbol }));
  const [page] = document.getPages();
  const commands = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream ? [new TextDecoder().decode(decodePDFRawStream(object).decode())] : [],
    )
    .join('\n');
  const texts = [...commands.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) =>
    new TextDecoder('windows-1252').decode(
      Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    ),
  );
  const size = [page?.getWidth() ?? 0, page?.getHeight() ?? 0].map((points) =>
    Math.round((points / 72) * 25.4),
  );
  return { size, commands, texts, title: document.getTitle() };
}

it('is a label of 60 × 80 mm with the name, the symbol as vectors and the printed code', async () => {
  const { size, commands, texts, title } = await read('Blue bag');
  expect(size).toEqual([60, 80]);
  expect(title).toBe('Blue bag');
  expect(texts.toSorted()).toEqual(['7K3M 9QWX 2P', 'Blue bag']);
  const [, ...dark] = commands.split(/(?<=\n)\d+ \d+ m\n/);
  expect(dark).toHaveLength(symbol.runs.length);
});

it('has the printed code alone for a code without a name', async () => {
  const { texts, title } = await read(null);
  expect(texts).toEqual(['7K3M 9QWX 2P']);
  expect(title).toBe('7K3M 9QWX 2P');
});

it('shortens a name that does not fit in the smallest letters', async () => {
  const { texts } = await read('A very long name '.repeat(7).trim());
  const name = texts.find((text) => text.startsWith('A very'));
  expect(name?.endsWith('…')).toBe(true);
});
