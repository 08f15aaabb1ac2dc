/**
 * Consecutive parts whose sizes add up to at most `limit`; an item above it is a part of its own. Every item counts 1 by
 * default. Ours, because chunking libraries count items and not sizes.
 */
export function* partsOf<T>(
  items: readonly T[],
  limit: number,
  sizeOf: (item: T) => number = () => 1,
): Generator<readonly T[]> {
  let part: T[] = [];
  let size = 0;
  for (const item of items) {
    const more = sizeOf(item);
    if (part.length > 0 && size + more > limit) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(item);
    size += more;
  }
  if (part.length > 0) yield part;
}
