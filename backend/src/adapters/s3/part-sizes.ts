const MIB = 1_024 * 1_024;

/** S3 takes this many parts of one object, each of at most 5 GiB. */
export const MOST_PARTS = 10_000;

/** Bytes of each of the first parts. All these have one size, as some servers ask. */
const FIRST_SIZE = 8 * MIB;
const FIRST_PARTS = 5_000;
/** After these many parts more, the size doubles, up to 4 GiB. */
const DOUBLES_AFTER = 500;
const MOST_DOUBLINGS = 9;

/** Returns the bytes of a part, from 1. Together the parts hold more than the 5 TiB of the largest object. */
export function partSizeOf(part: number): number {
  const doublings = Math.ceil((part - FIRST_PARTS) / DOUBLES_AFTER);
  return FIRST_SIZE * 2 ** Math.min(Math.max(doublings, 0), MOST_DOUBLINGS);
}

/** Cuts a stream of unknown length into parts. It yields at least one, and only the last may be shorter than its size. */
export async function* cutIntoParts(
  source: AsyncIterable<Uint8Array>,
  sizeOf: (part: number) => number = partSizeOf,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let missing = sizeOf(1);
  let part = 1;
  for await (const bytes of source)
    for (let rest = bytes; rest.byteLength > 0; ) {
      const taken = rest.subarray(0, missing);
      held.push(taken);
      missing -= taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (missing > 0) continue;
      yield Buffer.concat(held);
      held = [];
      part += 1;
      missing = sizeOf(part);
    }
  if (held.length > 0 || part === 1) yield Buffer.concat(held);
}
