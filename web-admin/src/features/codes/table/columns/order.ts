/** Returns the numbers below `count`: first those of a kept order, which may name too few or wrong ones. */
export function fullOrder(kept: readonly number[], count: number): readonly number[] {
  const known = [...new Set(kept)].filter((place) => Number.isInteger(place) && place >= 0 && place < count);
  const all = Array.from({ length: count }, (_, place) => place);
  return [...known, ...all.filter((place) => !known.includes(place))];
}

/** Returns the list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
