import type { ImageFormat } from './formats.ts';

type Raster = Exclude<ImageFormat, 'svg'>;

/**
 * Where the image ends, as its own structure says: the offset of the first foreign byte. Undefined where the file ends first.
 * No library says this: decoders stop reading at the end, and do not tell where.
 */
export function imageEnd(format: Raster, bytes: Buffer): number | undefined {
  const end = ENDS[format](bytes);
  return end !== undefined && end <= bytes.length ? end : undefined;
}

const ENDS: { readonly [Format in Raster]: (bytes: Buffer) => number | undefined } = {
  jpeg: jpegEnd,
  png: pngEnd,
  gif: gifEnd,
  webp: (bytes) => (bytes.length < 12 ? undefined : 8 + bytes.readUInt32LE(4)),
};

/** Segments until the marker EOI. In entropy-coded data, a marker's 0xff is not followed by zero. */
function jpegEnd(bytes: Buffer): number | undefined {
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const marker = at < 0 ? undefined : bytes[at + 1];
    if (marker === undefined) return undefined;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (at + 4 > bytes.length) return undefined;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
}

/** Chunks of length, name, data and checksum, the last of them IEND. */
function pngEnd(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at;
  }
  return undefined;
}

/** Blocks, each with sub-blocks, until the trailer. */
function gifEnd(bytes: Buffer): number | undefined {
  let at = 13 + colourTable(bytes[10]);
  for (;;) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at = afterSubBlocks(bytes, at + 2);
    else if (block === 0x2c) at = afterSubBlocks(bytes, at + 11 + colourTable(bytes[at + 9]));
    else return undefined;
  }
}

const colourTable = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
}
