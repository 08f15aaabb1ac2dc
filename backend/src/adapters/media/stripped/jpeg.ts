import { exifOf } from './orientation.ts';

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
const SOS = 0xda;

/** Segments until the marker EOI. Each picture of a progressive one follows its SOS. */
export function strippedJpeg(bytes: Buffer, orientation: number): Buffer | undefined {
  const kept: Buffer[] = [];
  let jfif: Buffer | undefined;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const marker = at < 0 ? undefined : bytes[at + 1];
    if (marker === undefined) return undefined;
    if (marker === 0xd9)
      return Buffer.concat([SOI, ...(jfif ? [jfif] : []), ...turn(orientation), ...kept, EOI]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const past = marker === SOS ? scanEnd(bytes, end) : end;
    if (past === undefined || past > bytes.length) return undefined;
    const segment = bytes.subarray(at, past);
    if (marker === 0xe0) jfif ??= withoutThumbnail(segment);
    else kept.push(...keptOf(marker, segment));
    at = past;
  }
}

/** Markers without a length: restarts, and what stands for nothing. */
const isAlone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** In entropy-coded data, a marker's 0xff is not followed by zero, and restarts go on with it. */
function scanEnd(bytes: Buffer, start: number): number | undefined {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const next = at < 0 ? undefined : bytes[at + 1];
    if (next === undefined) return undefined;
    if (next === 0xff) at += 1;
    else if (isAlone(next)) at += 2;
    else return at;
  }
}

/** Tables, frames and scans, the colour profile, and Adobe's word on how colours are coded. */
function keptOf(marker: number, segment: Buffer): readonly Buffer[] {
  if ((marker >= 0xc0 && marker <= 0xcf) || (marker >= SOS && marker <= 0xdf)) return [segment];
  const holds = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe2 && holds('ICC_PROFILE\0')) return [segment];
  return marker === 0xee && holds('Adobe') && segment.length >= 16 ? [cut(segment, 16)] : [];
}

/** The density of JFIF. Its small picture may show what was cut away from the large one. */
function withoutThumbnail(segment: Buffer): Buffer | undefined {
  if (segment.toString('latin1', 4, 9) !== 'JFIF\0' || segment.length < 18) return undefined;
  const jfif = cut(segment, 18);
  jfif.fill(0, 16);
  return jfif;
}

function cut(segment: Buffer, length: number): Buffer {
  const short = Buffer.from(segment.subarray(0, length));
  short.writeUInt16BE(length - 2, 2);
  return short;
}

function turn(orientation: number): readonly Buffer[] {
  if (orientation <= 1) return [];
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), exifOf(orientation)]);
  exif.writeUInt16BE(exif.length - 2, 2);
  return [exif];
}
