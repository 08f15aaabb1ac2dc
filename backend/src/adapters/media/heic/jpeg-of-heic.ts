import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { MAX_PIXELS } from '../open-image.ts';
import { Refusal } from '../refusal.ts';
import { colourProfile, withProfile } from './colour-profile.ts';

const { heif_error_code, heif_colorspace, heif_chroma } = libheif;

const QUALITY = 90;

/**
 * Returns the main picture of a HEIC file as an upright JPEG with its colour profile, and nothing else of the file. Throws
 * `Refusal` for a file that can't be decoded, and before it decodes one above the limit of pixels.
 */
export async function jpegOfHeic(heic: Buffer): Promise<Buffer> {
  const { width, height, stride, data } = decoded(heic);
  const pixels = stride === width * CHANNELS ? data : packed(data, { width, height, stride });
  const raw = { width, height, channels: CHANNELS } as const;
  const jpeg = await sharp(pixels, { raw }).jpeg({ quality: QUALITY }).toBuffer();
  const profile = colourProfile(heic);
  return profile ? withProfile(jpeg, profile) : jpeg;
}

const CHANNELS = 3;

function decoded(heic: Buffer) {
  const context = libheif.heif_context_alloc();
  if (libheif.heif_context_read_from_memory(context, heic).code !== heif_error_code.heif_error_Ok)
    throw new Refusal('broken');
  const image = libheif.heif_js_context_get_primary_image_handle(context);
  if (image.code !== undefined) throw new Refusal('broken');
  const pixels = libheif.heif_image_handle_get_width(image) * libheif.heif_image_handle_get_height(image);
  if (pixels > MAX_PIXELS) throw new Refusal('too_many_pixels');
  const { heif_colorspace_RGB: rgb } = heif_colorspace;
  const result = libheif.heif_js_decode_image2(image, rgb, heif_chroma.heif_chroma_interleaved_RGB);
  const channel = result.code === undefined ? result.channels[0] : undefined;
  if (channel === undefined) throw new Refusal('broken');
  return channel;
}

/** Rows without what fills them up. */
function packed(data: Uint8Array, { width, height, stride }: Record<'width' | 'height' | 'stride', number>) {
  const row = width * CHANNELS;
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) rows.set(data.subarray(y * stride, y * stride + row), y * row);
  return rows;
}
