import jsqr from 'jsqr';
import { readSymbols } from '../../symbols/read-symbols.ts';
import type { OpenedImage } from './open-image.ts';

/** Pixels of the longer side. Most symbols are read in the small picture, small ones in the large. */
const SIDES = [2_000, 5_000] as const;

interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'srgb';
}

/** Returns the texts of the QR symbols on an image, each once. ZXing reads first, then jsQR what it missed. */
export async function symbolsOn(image: OpenedImage): Promise<readonly string[]> {
  const [small, large] = SIDES;
  const first = await pixelsOf(image, small);
  const found = await readByZxing(first);
  if (found.length > 0) return found;
  if (Math.max(image.width, image.height) > small) {
    const more = await readByZxing(await pixelsOf(image, large));
    if (more.length > 0) return more;
  }
  return readByJsqr(first);
}

async function pixelsOf(image: OpenedImage, side: number): Promise<Pixels> {
  const { data, info } = await image
    .first()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  };
}

async function readByZxing(pixels: Pixels): Promise<readonly string[]> {
  const read = await readSymbols(pixels, { formats: ['QRCode'] });
  return [...new Set(read.map(({ text }) => text))];
}

function readByJsqr({ data, width, height }: Pixels): readonly string[] {
  const found = jsqr.default(data, width, height);
  return found && found.data !== '' ? [found.data] : [];
}
