import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrSymbol, sharpSide, symbolSvg } from './qr-symbol.ts';

const symbol = qrSymbol('HTTPS://QLAIM.EXAMPLE/7K3M9QWX2P');

/** Paints the symbol, four pixels to a module. */
function paint() {
  const width = symbol.side * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const { x, y, length } of symbol.runs)
    for (let row = y * 4; row < y * 4 + 4; row += 1)
      for (let column = x * 4; column < (x + length) * 4; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { width, height: width, data };
}

it('holds the text', () => {
  expect(decodeQR(paint())).toBe('HTTPS://QLAIM.EXAMPLE/7K3M9QWX2P');
});

it('has a quiet zone of four modules around it', () => {
  expect(symbol.side).toBe(33);
  const columns = symbol.runs.flatMap(({ x, length }) => [x, x + length - 1]);
  const rows = symbol.runs.map(({ y }) => y);
  for (const places of [columns, rows]) expect([Math.min(...places), Math.max(...places)]).toEqual([4, 28]);
});

it('is drawn as SVG on white', () => {
  const svg = symbolSvg(symbol);
  expect(svg).toContain('viewBox="0 0 33 33"');
  expect(svg).toContain('<path fill="#fff" d="M0 0h33v33H0z"/>');
  expect(svg).toContain('M4 4h7v1h-7z');
});

it('is as large as whole pixels for each module allow', () => {
  expect([sharpSide(symbol, 132), sharpSide(symbol, 164), sharpSide(symbol, 20)]).toEqual([132, 132, 33]);
});
