import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A picture in shades of grey: a byte for each pixel, row by row from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A part of a picture, in pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** As many pixels as a good camera has for a module. */
const PIXELS_PER_MODULE = 4;
const MM_PER_INCH = 25.4;
const RESOLUTION = { least: 72, most: 300 } as const;

let prepared: Promise<unknown> | undefined;

/** Loads the reader from the disk. It would load itself from the net. */
function prepare(): Promise<unknown> {
  prepared ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
    (wasm) =>
      prepareZXingModule({
        overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
        fireImmediately: true,
      }),
  );
  return prepared;
}

/** An upright, dark symbol on white, as we draw it. */
const OURS = {
  formats: ['QRCode'],
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
} as const;

/** Returns the texts of the QR symbols in a part of a picture. */
export async function readSymbols(picture: GreyPicture, part: Part): Promise<readonly string[]> {
  await prepare();
  const read = await readBarcodes(coloured(picture, part), { ...OURS, formats: [...OURS.formats] });
  return read.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** The reader takes RGBA. */
function coloured({ width: across, data: grey }: GreyPicture, { left, top, width, height }: Part) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = grey[(top + y) * across + left + x] ?? 255;
      data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height, colorSpace: 'srgb' } as const;
}

/** Returns the pixels of an inch that show a module well, for modules of so many mm. */
export function resolutionFor(module: number): number {
  const needed = (PIXELS_PER_MODULE * MM_PER_INCH) / module;
  return Math.min(RESOLUTION.most, Math.max(RESOLUTION.least, needed));
}
