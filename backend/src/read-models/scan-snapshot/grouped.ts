/** Places grouped by a number that each has: those of a number follow one another, in their order. */
export interface Groups {
  readonly places: Uint32Array;
  /** Where the places of each number begin, and behind the last number the end. */
  readonly starts: Uint32Array;
}

/** Groups the first places of an array by the numbers in it, which are below `numbers`. Takes time in proportion to both. */
export function grouped(values: Uint16Array | Uint32Array, numbers: number): Groups {
  const starts = new Uint32Array(numbers + 1);
  for (const value of values) starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  for (let number = 0; number < numbers; number += 1)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const next = starts.slice();
  const places = new Uint32Array(values.length);
  let place = 0;
  for (const value of values) {
    const at = next[value] ?? 0;
    places[at] = place;
    next[value] = at + 1;
    place += 1;
  }
  return { places, starts };
}
