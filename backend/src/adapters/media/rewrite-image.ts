import type { Sharp } from 'sharp';
import type { ImageFormat } from './formats.ts';
import { imageEnd } from './image-end.ts';
import { holdsLocation } from './location.ts';
import type { OpenedImage } from './open-image.ts';
import { Refusal } from './refusal.ts';

type Raster = Exclude<ImageFormat, 'svg'>;

/** Some cameras and editors pad files. Bytes. */
const PADDING = 16;

/** What a browser or a server could take for a page or a program. */
const MARKUP = /<(!doctype|html|script|iframe|\?php)/i;

/**
 * Whether the file must be written again, without metadata: where it says where the picture was taken, where other data
 * follows the image, and where it holds markup. Throws `Refusal` for a truncated file.
 */
export function needsRewrite(image: OpenedImage, format: Raster): boolean {
  const { bytes, metadata } = image;
  const end = imageEnd(format, bytes);
  if (end === undefined) throw new Refusal('broken');
  return (
    bytes.length - end > PADDING ||
    holdsLocation(bytes, metadata) ||
    // latin1 gives each byte a character, so that no byte ends the search.
    MARKUP.test(bytes.toString('latin1'))
  );
}

/** The image upright, with its colour profile and without other metadata. */
export function rewritten(image: OpenedImage, format: Raster): Promise<Buffer> {
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
