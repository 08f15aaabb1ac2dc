/** The corner of a module, counted in modules from the top left. */
export type Corner = readonly [x: number, y: number];

/**
 * Returns the outlines of the dark modules as closed polygons. Dark areas are on the right of each edge, so that both fill
 * rules paint the same. One path without inner edges has no hairlines between modules.
 */
export function outlinesOf(rows: readonly (readonly boolean[])[]): readonly (readonly Corner[])[] {
  const edges = edgesOf(rows);
  const outlines: Corner[][] = [];
  for (const [start, ends] of edges) {
    while (ends.length > 0) outlines.push(simplified(walk(edges, start)));
  }
  return outlines;
}

type Edges = ReadonlyMap<string, Corner[]>;

const keyOf = ([x, y]: Corner) => `${x} ${y}`;

/** Maps each corner to the corners that edges lead to from it: clockwise around each dark module, where no dark one adjoins. */
function edgesOf(rows: readonly (readonly boolean[])[]): Edges {
  const edges = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => {
    const ends = edges.get(keyOf(from));
    if (ends) ends.push(to);
    else edges.set(keyOf(from), [to]);
  };
  rows.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark) return;
      if (!rows[y - 1]?.[x]) add([x, y], [x + 1, y]);
      if (!row[x + 1]) add([x + 1, y], [x + 1, y + 1]);
      if (!rows[y + 1]?.[x]) add([x + 1, y + 1], [x, y + 1]);
      if (!row[x - 1]) add([x, y + 1], [x, y]);
    });
  });
  return edges;
}

/** Takes edges from the map until they lead back to the start. */
function walk(edges: Edges, start: string): Corner[] {
  const corners: Corner[] = [];
  let at = start;
  do {
    const next = edges.get(at)?.pop();
    if (next === undefined) throw new Error('An outline is not closed');
    corners.push(next);
    at = keyOf(next);
  } while (at !== start);
  return corners;
}

/** Leaves corners out that lie on a straight line. */
const simplified = (corners: readonly Corner[]): Corner[] =>
  corners.filter(([x, y], index) => {
    const [beforeX, beforeY] = corners.at(index - 1) ?? [x, y];
    const [afterX, afterY] = corners[(index + 1) % corners.length] ?? [x, y];
    return !(beforeX === x && x === afterX) && !(beforeY === y && y === afterY);
  });
