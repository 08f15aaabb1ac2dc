import type { Signatures } from './signatures.ts';

/** Texts of UTF-8 that lie behind each other in a buffer. */
export interface LaidTexts {
  readonly bytes: Buffer;
  readonly count: number;
  /** Where each begins, and at last where one behind all would. */
  readonly starts: Uint32Array;
  /** Bytes between two of them. */
  readonly gap: number;
  /** These spare a look at most of those without a hit. */
  readonly signatures?: Signatures;
}

/** Called with the place of a text in their order. */
type Hit = (place: number) => void;

/**
 * Hits after which reading the remaining texts one by one is faster. Up to then, each call of `indexOf` skips all texts
 * without a hit in native code; with many hits, the calls cost more than they skip.
 */
const MOST_JUMPS = 1_000;

/** Calls `hit` for each text that contains the needle, which is not empty. */
export function findContaining(texts: LaidTexts, needle: Buffer, hit: Hit): void {
  const place = jumpToHits(texts, needle, hit);
  if (texts.signatures?.tells(needle)) readSignatures(texts.signatures, place, texts.count, needle, hit);
  else readEach(texts, place, needle, false, hit);
}

/** Calls `hit` for each text that begins with the needle, which is not empty, where a byte lies between two of them. */
export function findBeginning(texts: LaidTexts, needle: Buffer, between: number, hit: Hit): void {
  const place = jumpToHits(texts, Buffer.concat([Uint8Array.of(between), needle]), hit, 1);
  readEach(texts, place, needle, true, hit);
}

/**
 * The first step: jumps to at most `MOST_JUMPS` hits. `before`: bytes of the needle that come before the text. Returns the place of
 * the first text that it did not look at.
 */
function jumpToHits({ bytes, count, starts, gap }: LaidTexts, needle: Buffer, hit: Hit, before = 0): number {
  const laid = bytes.subarray(0, starts[count]);
  let place = 0;
  let next = 0;
  for (let jumps = 0; jumps < MOST_JUMPS; jumps += 1) {
    const at = laid.indexOf(needle, next);
    if (at === -1) return count;
    place = placeOf(starts, count, at + before, place);
    const behind = starts[place + 1] ?? 0;
    const isWithin = at + needle.length <= behind - gap;
    if (isWithin) hit(place);
    // What begins in one text and ends in the next is in neither: the rest of this one is too short for a hit.
    next = behind - before;
    if (place + 1 >= count) return count;
  }
  return place + 1;
}

/** The second step where signatures tell all. */
function readSignatures(signatures: Signatures, from: number, count: number, needle: Buffer, hit: Hit): void {
  const [values, signature] = [signatures.values, signatures.of(needle)];
  for (let place = from; place < count; place += 1) if (((values[place] ?? 0) & signature) !== 0) hit(place);
}

/** The second step otherwise: reads each text from a place on. */
function readEach(
  { bytes, count, starts, gap, signatures }: LaidTexts,
  from: number,
  needle: Buffer,
  isBeginning: boolean,
  hit: Hit,
): void {
  const [first, length] = [needle[0], needle.length];
  const [values, signature] = [signatures?.values, signatures?.of(needle) ?? 0];
  for (let place = from; place < count; place += 1) {
    if (values && ((values[place] ?? 0) & signature) !== signature) continue;
    const start = starts[place] ?? 0;
    const end = (starts[place + 1] ?? 0) - gap;
    const last = isBeginning ? Math.min(start, end - length) : end - length;
    for (let at = start; at <= last; at += 1) {
      if (bytes[at] !== first || !continues(bytes, needle, at)) continue;
      hit(place);
      break;
    }
  }
}

/** Returns whether bytes from a place on are those of the needle, of which the first byte is known to be there. */
function continues(bytes: Buffer, needle: Buffer, at: number): boolean {
  for (let i = 1; i < needle.length; i += 1) if (bytes[at + i] !== needle[i]) return false;
  return true;
}

/** Returns the place of the last text that starts at or before a byte, at `from` or later. It mostly lies near. */
function placeOf(starts: Uint32Array, count: number, byte: number, from: number): number {
  const last = count - 1;
  let [low, high] = [from, Math.min(from + 1, last)];
  for (let step = 1; high < last && (starts[high] ?? 0) <= byte; step *= 2) {
    low = high;
    high = Math.min(high + step, last);
  }
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= byte) low = middle;
    else high = middle - 1;
  }
  return low;
}
