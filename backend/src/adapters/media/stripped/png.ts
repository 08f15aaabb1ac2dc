import { crc32 } from 'node:zlib';
import { exifOf } from './orientation.ts';

/** The picture, its animation, its colours, and the shape of its pixels. */
const KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'acTL', 'fcTL', 'fdAT', 'tRNS', 'bKGD', 'pHYs'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP', 'mDCV', 'cLLI'],
]);

/** Chunks of length, name, data and checksum, the last of them IEND. */
export function strippedPng(bytes: Buffer, orientation: number): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IHDR' && orientation > 1) kept.push(chunk('eXIf', exifOf(orientation)));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}
