import sharp from 'sharp';
import type { OpenedImage } from './open-image.ts';

/** Pixels of the picture that stands for the image where colours are measured. */
const SMALL = 64;

const BLUR = 16;

/** Characters. */
const BLUR_LENGTH = 700;

const WHITE = '#ffffff';

/** Decodes the whole image, and so rejects where it is truncated. */
export async function lookAt(image: OpenedImage): Promise<{ colour: string; blur: string }> {
  if (image.animated) await image.whole().resize(BLUR, BLUR, FIT).raw().toBuffer();
  const small = await image.first().resize(SMALL, SMALL, FIT).toColourspace('srgb').png().toBuffer();
  return { colour: await dominantColour(small), blur: await blurOf(small) };
}

const FIT = { fit: 'inside', withoutEnlargement: true } as const;

async function dominantColour(small: Buffer): Promise<string> {
  const opaque = await sharp(small).flatten({ background: WHITE }).png().toBuffer();
  const { r, g, b } = (await sharp(opaque).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

async function blurOf(small: Buffer): Promise<string> {
  for (const quality of [60, 20, 1]) {
    const webp = await sharp(small)
      .resize(BLUR, BLUR, FIT)
      .webp({ quality, alphaQuality: quality })
      .toBuffer();
    const url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= BLUR_LENGTH) return url;
  }
  throw new Error(`a picture of ${BLUR} pixels has more than ${BLUR_LENGTH} characters`);
}
