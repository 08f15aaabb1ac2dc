import sharp, { type Metadata, type Sharp } from 'sharp';
import type { ImageFormat } from './formats.ts';
import { Refusal } from './refusal.ts';

/** All frames together. */
export const MAX_PIXELS = 99_999_999;

const MAX_FRAMES = 1_000;

/** What sharp decodes. */
export type SharpFormat = Exclude<ImageFormat, 'heic'>;

export interface OpenedImage {
  readonly bytes: Buffer;
  readonly format: SharpFormat;
  /** Pixels, as shown. */
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  readonly metadata: Metadata;
  /** The whole image upright, with all its frames. */
  whole(): Sharp;
  /** The image upright; of an animation the first frame. */
  first(): Sharp;
}

/** Reads the image's header. Throws `Refusal` for another format, and for an image above the limits. */
export async function openImage(bytes: Buffer, format: SharpFormat): Promise<OpenedImage> {
  const read = (frames: number) =>
    sharp(bytes, { pages: frames, limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const metadata = await read(-1).metadata();
  if (metadata.format !== format) throw new Refusal('type');
  const { pages = 1, pageHeight, autoOrient } = metadata;
  if (pages > MAX_FRAMES) throw new Refusal('too_many_pixels');
  const animated = pages > 1;
  return {
    bytes,
    format,
    width: animated ? metadata.width : autoOrient.width,
    height: (animated ? pageHeight : undefined) ?? autoOrient.height,
    animated,
    metadata,
    // Frames have no orientation of their own, and sharp turns none of them.
    whole: () => (animated ? read(-1) : read(1).autoOrient()),
    first: () => (animated ? read(1) : read(1).autoOrient()),
  };
}
