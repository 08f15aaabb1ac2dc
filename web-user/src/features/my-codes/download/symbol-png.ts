import { type QrSymbol, sharpSide } from '../qr-symbol.ts';

/** Draws a symbol on a white square. Each module is a whole number of pixels. */
export function symbolPng(symbol: QrSymbol, pixels: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, pixels, pixels);
  const side = sharpSide(symbol, pixels);
  const module = side / symbol.side;
  const margin = Math.floor((pixels - side) / 2);
  context.fillStyle = '#000';
  for (const { x, y, length } of symbol.runs)
    context.fillRect(margin + x * module, margin + y * module, length * module, module);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}
