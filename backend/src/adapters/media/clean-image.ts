import type { Sharp } from 'sharp';
import type { OpenedImage } from './open-image.ts';
import { Refusal } from './refusal.ts';
import { type Raster, stripped } from './stripped/index.ts';

/** What a browser or a server could take for a page or a program. */
const MARKUP = /<(!doctype|html|script|iframe|\?php)/i;

/**
 * The bytes that everybody may have: without metadata and foreign bytes, with colour profile and orientation. A picture that
 * holds markup is encoded again. Throws `Refusal` for a truncated file.
 */
export async function cleanImage(image: OpenedImage, format: Raster): Promise<Buffer> {
  const { bytes, metadata } = image;
  const clean = stripped(format, bytes, metadata.orientation ?? 1);
  if (clean === undefined) throw new Refusal('broken');
  // latin1 gives each byte a character, so that no byte ends the search.
  return MARKUP.test(clean.toString('latin1')) ? encoded(image, format) : clean;
}

/** The image upright, with its colour profile. */
function encoded(image: OpenedImage, format: Raster): Promise<Buffer> {
  const whole = image.whole();
  // A profile of four inks does not describe the three colours that are written.
  return ENCODE[format](image.metadata.space === 'cmyk' ? whole : whole.keepIccProfile()).toBuffer();
}

const QUALITY = 92;

const ENCODE: { readonly [Format in Raster]: (image: Sharp) => Sharp } = {
  jpeg: (image) => image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: QUALITY }),
  gif: (image) => image.gif(),
};
