/** Pages in range: the current one and its neighbours. */
const RANGE = 3;

/**
 * Returns the pages that have a button, with `undefined` for a gap of two or more. `margin` pages at each end are always
 * shown. The row keeps its length from page to page: near an end the range goes on to the margin.
 */
export function shownPages(page: number, count: number, margin: number): readonly (number | undefined)[] {
  // As many as the longest row has: margins, range, and a gap on each side.
  if (count <= 2 * margin + RANGE + 2) return span(1, count);
  const first = between(page - 1, margin + 2, count - margin - RANGE);
  const last = first + RANGE - 1;
  return [
    ...span(1, margin),
    first === margin + 2 ? first - 1 : undefined,
    ...span(first, last),
    last === count - margin - 1 ? last + 1 : undefined,
    ...span(count - margin + 1, count),
  ];
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
