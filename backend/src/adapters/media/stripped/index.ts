import type { ImageFormat } from '../formats.ts';
import { strippedGif } from './gif.ts';
import { strippedJpeg } from './jpeg.ts';
import { strippedPng } from './png.ts';
import { strippedWebp } from './webp.ts';

export type Raster = Exclude<ImageFormat, 'svg' | 'heic'>;

/**
 * Returns a file with nothing but the picture, its colour profile and how it is turned (as EXIF counts: 1 is upright). The
 * picture is not encoded again. What follows its end is left out. Returns undefined where the file ends before the picture.
 *
 * No library does this: encoders lose quality, and no tool that cuts metadata runs without a program beside.
 */
export const stripped = (format: Raster, bytes: Buffer, orientation: number): Buffer | undefined =>
  STRIP[format](bytes, orientation);

const STRIP: { readonly [Format in Raster]: (bytes: Buffer, orientation: number) => Buffer | undefined } = {
  jpeg: strippedJpeg,
  png: strippedPng,
  gif: strippedGif,
  webp: strippedWebp,
};
