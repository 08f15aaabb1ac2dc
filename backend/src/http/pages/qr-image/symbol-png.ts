import encodeQR from 'qr';
import { SYMBOL_OPTIONS } from './symbol.ts';

/** Returns the symbol as PNG, at most `size` pixels wide: every module has a whole number of pixels, so that it is sharp. */
export async function pngOf(text: string, size: number): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', SYMBOL_OPTIONS);
  const side = modules.length;
  const pixels = Uint8Array.from(modules.flat(), (dark) => (dark ? 0 : 255));
  // Loaded with the first symbol: a process that draws none spares its memory.
  const { default: sharp } = await import('sharp');
  const shown = side * Math.max(1, Math.floor(size / side));
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(shown, shown, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer();
}
