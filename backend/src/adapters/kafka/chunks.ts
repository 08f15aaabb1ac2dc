/** Consecutive parts, each of at most `count` items. */
export function* chunksOf<T>(items: readonly T[], count: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += count) yield items.slice(start, start + count);
}

/** Consecutive parts, each of at most `limit` together, or of one item that is more by itself. */
export function* partsOf<T>(
  items: readonly T[],
  limit: number,
  sizeOf: (item: T) => number,
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
