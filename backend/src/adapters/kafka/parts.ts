/** Consecutive parts, each of at most `limit` together, or of one item that exceeds it alone. Without sizes: of so many items. */
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
