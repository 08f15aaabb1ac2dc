import { readSymbols } from '../../../symbols/read-symbols.ts';

/** As many pixels as a good camera has for a module. */
const PIXELS_PER_MODULE = 4;
const MM_PER_INCH = 25.4;
const RESOLUTION = { least: 72, most: 300 } as const;

/** An upright, dark symbol on white, as we draw it. */
const OURS = {
  formats: ['QRCode'],
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
} as const;

/** Returns the texts of the QR symbols in a picture: the bytes of a PNG, or of a PGM. */
export async function readPrinted(picture: Uint8Array): Promise<readonly string[]> {
  const read = await readSymbols(picture, { ...OURS, formats: [...OURS.formats] });
  return read.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** Returns the pixels of an inch that show a module well, for modules of so many mm. */
export function resolutionFor(module: number): number {
  const needed = (PIXELS_PER_MODULE * MM_PER_INCH) / module;
  return Math.min(RESOLUTION.most, Math.max(RESOLUTION.least, needed));
}
