import type { ByteRange } from '../../ports/object-storage.ts';

/** First and last byte, both inclusive. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** The part of a file of `size` bytes that a range names; undefined when it begins outside. */
export function slice({ start, end = Number.POSITIVE_INFINITY }: ByteRange, size: number): Slice | undefined {
  if (start < 0 || start >= size || end < start) return undefined;
  return { start, end: Math.min(end, size - 1) };
}

/**
 * What a `Range` header asks for (RFC 9110, 14.2): `whole` when there is none, or none that we serve (several ranges, other
 * units, nonsense), as the standard allows; undefined when it can't be satisfied.
 */
export function requestedSlice(header: string | undefined, size: number): Slice | 'whole' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    return length === 0 ? undefined : slice({ start: Math.max(0, size - length) }, size);
  }
  if (last === '') return slice({ start: Number(first) }, size);
  if (Number(last) < Number(first)) return 'whole';
  return slice({ start: Number(first), end: Number(last) }, size);
}
