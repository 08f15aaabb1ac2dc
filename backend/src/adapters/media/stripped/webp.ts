import { exifOf } from './orientation.ts';

const FRAME = 'ANMF';
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', FRAME, 'ICCP']);

/** Bits of the chunk VP8X that say what follows. */
const EXIF_FOLLOWS = 0x08;
const XMP_FOLLOWS = 0x04;

/** Bytes of a frame before its chunks. */
const FRAME_HEAD = 16;

/** Chunks of name, length and data in a RIFF, which says its length. */
export function strippedWebp(bytes: Buffer, orientation: number): Buffer | undefined {
  if (bytes.length < 12) return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const chunks = [...chunksIn(bytes.subarray(12, end))];
  const turned = orientation > 1 && chunks.some(({ name }) => name === 'VP8X');
  const kept = chunks.map(({ name, data }) => {
    if (name === 'VP8X') return chunk(name, flagged(data, turned));
    return chunk(name, name === FRAME ? frame(data) : data);
  });
  const riff = Buffer.concat([
    bytes.subarray(0, 12),
    ...kept,
    ...(turned ? [chunk('EXIF', exifOf(orientation))] : []),
  ]);
  riff.writeUInt32LE(riff.length - 8, 4);
  return riff;
}

function* chunksIn(bytes: Buffer) {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (KEPT.has(name)) yield { name, data: bytes.subarray(at + 8, at + 8 + length) };
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(8 + data.length + (data.length % 2));
  bytes.write(name, 'latin1');
  bytes.writeUInt32LE(data.length, 4);
  data.copy(bytes, 8);
  return bytes;
}

const frame = (data: Buffer): Buffer =>
  Buffer.concat([
    data.subarray(0, FRAME_HEAD),
    ...[...chunksIn(data.subarray(FRAME_HEAD))].map((part) => chunk(part.name, part.data)),
  ]);

function flagged(data: Buffer, turned: boolean): Buffer {
  const [flags = 0] = data;
  const without = flags & ~(EXIF_FOLLOWS | XMP_FOLLOWS);
  return Buffer.concat([Buffer.from([turned ? without | EXIF_FOLLOWS : without]), data.subarray(1)]);
}
